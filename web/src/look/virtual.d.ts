declare module "virtual:charges/*" {
  const charges: Readonly<Record<string, string>>;
  export default charges;
}
declare module "*?charges" {
  const charges: Readonly<Record<string, string>>;
  export default charges;
}
