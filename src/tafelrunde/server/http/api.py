"""The HTTP interface. Every type is one of `wire`; the OpenAPI is made from this page."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from .. import wire
from ..faults import Denied
from ..house import House
from ..lobby import catalogue, replay
from ..lobby.lobby import seats_of_person
from ..lobby.records import record_of
from ..people.identity import COOKIE
from ..room.viewers import Viewer
from ..store import Session
from ..telling import telling

Lang = Annotated[Literal["en", "de"], QueryParameter()]
Name = Annotated[str, PathParameter(pattern=r"^[a-z0-9_]{1,40}$")]
TableName = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{1,32}$")]
Ply = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Before = Annotated[float | None, QueryParameter(ge=0, le=1e12)]
GameName = Annotated[str | None, QueryParameter(pattern=r"^[a-z0-9_]{1,40}$")]
LevelName = Annotated[str | None, QueryParameter(pattern=r"^[a-z]{1,20}$")]
Search = Annotated[str, QueryParameter(max_length=100)]
Seat = Annotated[int | None, QueryParameter(ge=0, le=100)]
Ask = Request[Any, Any, Any]


class Base(Controller):
    """What all pages share."""

    tags = ["tafelrunde"]

    def house(self, request: Ask) -> House:
        house: House = request.app.state.house
        return house

    async def session(self, request: Ask) -> Session:
        """Who asks; a guest's cookie is sent along with the answer."""
        session, cookie = await self.house(request).people.greet(request.cookies.get(COOKIE))
        if cookie is not None:
            request.scope["state"]["cookie"] = cookie
        return session

    async def names(self, request: Ask) -> frozenset[str]:
        return await self.house(request).people.names(request.cookies.get(COOKIE))


class Games(Base):
    path = "/api/games"

    @get("/", summary="All games with their modes, options and levels")
    async def games(self, lang: Lang = "en") -> list[wire.GameInfo]:
        return catalogue.games(lang)

    @get("/{game:str}", summary="One game")
    async def game(self, game: Name, lang: Lang = "en") -> wire.GameInfo:
        return catalogue.game_info(game, lang)

    @get("/{game:str}/cards", summary="The cards of a game")
    async def cards(self, game: Name, lang: Lang = "en") -> list[wire.CardInfo]:
        return catalogue.cards(game, lang)

    @get(
        "/{game:str}/cards.csv",
        media_type="text/csv; charset=utf-8",
        summary="The card file of a game, to be changed",
    )
    async def card_file(self, game: Name) -> str:
        return catalogue.card_file(game)

    @post("/{game:str}/cards", status_code=200, summary="Check cards of one's own")
    async def own_cards(self, game: Name, data: JSONBody[wire.CardFile]) -> list[wire.CardInfo]:
        return catalogue.check_cards(game, data)

    @get("/{game:str}/rules", summary="The numbered rulebook, or where words occur in it")
    async def rules(
        self,
        game: Name,
        lang: Lang = "en",
        search: Search = "",
    ) -> list[wire.RuleInfo]:
        return catalogue.rules(game, lang, search)

    @get("/{game:str}/guide", summary="The guide for players, with its pictures and all cards")
    async def guide(self, game: Name, lang: Lang = "en") -> wire.GuideInfo:
        return catalogue.guide(game, lang)

    @get("/{game:str}/box", summary="What lies in the box of a game, to be printed")
    async def box(self, game: Name, lang: Lang = "en") -> wire.BoxInfo:
        return catalogue.box(game, lang)

    @post("/{game:str}/deck", status_code=200, summary="Every fault of a deck, or its code")
    async def deck(self, game: Name, data: JSONBody[wire.DeckText]) -> wire.DeckReport:
        return catalogue.check_deck(game, data)


class Persons(Base):
    path = "/api"

    @get("/me", summary="Who I am")
    async def me(self, request: Ask) -> wire.Me:
        return await self.house(request).people.me(await self.session(request))

    @post("/me", status_code=200, summary="What I want to be called")
    async def call(self, request: Ask, data: JSONBody[wire.NewName]) -> wire.Me:
        people, session = self.house(request).people, await self.session(request)
        await people.call(session, data.name)
        return await people.me(session)

    @post("/account", status_code=201, summary="Keep my games under a name and a passphrase")
    async def open_account(self, request: Ask, data: JSONBody[wire.Credentials]) -> wire.Me:
        house, session = self.house(request), await self.session(request)
        house.check_sign_in(address_of(request))
        await house.people.open_account(session, data)
        return await house.people.me(session)

    @post("/session", status_code=200, summary="Come back to my account")
    async def sign_in(self, request: Ask, data: JSONBody[wire.Credentials]) -> wire.Me:
        house, session = self.house(request), await self.session(request)
        house.check_sign_in(address_of(request))
        session, cookie = await house.people.sign_in(session, data)
        request.scope["state"]["cookie"] = cookie
        house.tables.metrics.signed_in += 1
        return await house.people.me(session)

    @delete("/session", status_code=200, summary="Sign out")
    async def sign_out(self, request: Ask) -> wire.Me:
        people = self.house(request).people
        session, cookie = await people.sign_out(await self.session(request))
        request.scope["state"]["cookie"] = cookie
        return await people.me(session)

    @get("/mine", summary="My games, those that wait for me first")
    async def mine(self, request: Ask, lang: Lang = "en", before: Before = None) -> wire.Tables:
        names = await self.names(request)
        if not names:  # a stranger has no games, and a cookie now could cross that of a first table
            return wire.Tables([])
        session = await self.session(request)
        return await self.house(request).listing.mine(session.person, names, lang, before)


class TablePages(Base):
    path = "/api/tables"

    @post("/", status_code=201, summary="Make a table")
    async def make(self, request: Ask, data: JSONBody[wire.NewTable]) -> wire.Seated:
        house, session = self.house(request), await self.session(request)
        house.check_tables(address_of(request))
        who = await house.people.somebody(session, data.name)
        return await house.lobby.make(data, who)

    @get("/", summary="Tables that wait for players, or can be watched")
    async def tables(
        self,
        request: Ask,
        lang: Lang = "en",
        status: Annotated[Literal["open", "playing"], QueryParameter()] = "open",
        game: GameName = None,
        tempo: Annotated[wire.Tempo | None, QueryParameter()] = None,
        level: LevelName = None,
        before: Before = None,
    ) -> wire.Tables:
        names = await self.names(request)
        return await self.house(request).listing.open_tables(
            names, lang, status, game, tempo, level, before
        )

    @get("/{table:str}", summary="A table")
    async def table(self, request: Ask, table: TableName, lang: Lang = "en") -> wire.TableInfo:
        return await self.info(request, table, lang)

    async def viewer(self, request: Ask, table: str, lang: str) -> tuple[Any, Viewer]:
        """The table, and who looks at it."""
        found = await self.house(request).lobby.table(table)
        names = await self.names(request)
        room = found.room
        host = room.opened.host in names
        return found, Viewer(seats_of_person(room, names), lang, host, names)

    async def info(self, request: Ask, table: str, lang: str) -> wire.TableInfo:
        found, viewer = await self.viewer(request, table, lang)
        return telling.table_info(found.moment(), viewer)

    @get("/{table:str}/cards", summary="The cards on this table")
    async def cards(self, request: Ask, table: TableName, lang: Lang = "en") -> list[wire.CardInfo]:
        found = await self.house(request).lobby.table(table)
        return catalogue.cards_of(found.room.game, lang)

    @post("/{table:str}/join", status_code=200, summary="Sit down, or find my seat again")
    async def join(self, request: Ask, table: TableName, data: JSONBody[wire.Join]) -> wire.Seated:
        house, session = self.house(request), await self.session(request)
        who = await house.people.somebody(session, data.name)
        return await house.lobby.join(table, data, who)

    @post("/{table:str}/fill", status_code=200, summary="Let AIs take all free seats")
    async def fill(
        self, request: Ask, table: TableName, data: JSONBody[wire.Fill], lang: Lang = "en"
    ) -> wire.TableInfo:
        house, session = self.house(request), await self.session(request)
        await house.lobby.fill(table, data.level, await house.people.somebody(session))
        return await self.info(request, table, lang)

    @post("/{table:str}/leave", status_code=200, summary="Get up while seats are still free")
    async def leave(self, request: Ask, table: TableName, lang: Lang = "en") -> wire.TableInfo:
        house, session = self.house(request), await self.session(request)
        await house.lobby.leave(table, await house.people.somebody(session))
        return await self.info(request, table, lang)

    @get("/{table:str}/story", summary="The log of the game as I know it")
    async def story(
        self, request: Ask, table: TableName, lang: Lang = "en", since: Number = 0
    ) -> wire.Story:
        found, viewer = await self.viewer(request, table, lang)
        return replay.story(found.room, viewer, since)

    @get("/{table:str}/replay", summary="The moves of a finished game")
    async def replay(self, request: Ask, table: TableName, lang: Lang = "en") -> wire.Replay:
        found, viewer = await self.viewer(request, table, lang)
        return replay.replay(found.room, viewer)

    @get("/{table:str}/replay/{ply:int}", summary="A moment of a finished game")
    async def moment(
        self,
        request: Ask,
        table: TableName,
        ply: Ply,
        lang: Lang = "en",
        seat: Seat = None,
    ) -> wire.ReplayScene:
        found, viewer = await self.viewer(request, table, lang)
        return replay.moment(found.room, ply, seat, viewer)

    @get("/{table:str}/record", summary="The record of a finished game")
    async def record(self, request: Ask, table: TableName) -> Response[dict[str, Any]]:
        room = (await self.house(request).lobby.table(table)).room
        if room.status != "over":
            raise Denied("hidden-until-end", 403)
        name = f'attachment; filename="{room.opened.game}-{room.table}.json"'
        return Response(record_of(room).write(), headers={"Content-Disposition": name})

    @post("/{table:str}/branch", status_code=201, summary="Play on from a moment against AIs")
    async def branch(
        self, request: Ask, table: TableName, data: JSONBody[wire.Branch]
    ) -> wire.Seated:
        house, session = self.house(request), await self.session(request)
        house.check_tables(address_of(request))
        who = await house.people.somebody(session)
        return await house.lobby.branch(table, data, who)


def address_of(request: Ask) -> str:
    return request.client.host if request.client is not None else "local"


PAGES = (Games, Persons, TablePages)
