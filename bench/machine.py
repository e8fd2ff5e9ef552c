"""Where a run took place, and which build of ours took part."""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import Any

from hatch_build import has_compiler

from .process import ROOT

SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"


def machine() -> dict[str, Any]:
    """What a reader needs to place the figures. Nothing that names this machine."""
    return {
        "system": f"{platform.system()} {platform.release()}",
        "processor": _processor(),
        "cores": os.cpu_count(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "c_compiler": has_compiler(),
    }


def load() -> float | None:
    """How many processes wanted a core during the last minute."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


def our_path(build: Path) -> Path:
    """The folder our package is imported from: the compiled build where there is one."""
    return build if is_built(build) else SOURCE


def is_built(folder: Path) -> bool:
    return any((folder / "tafelrunde").rglob("*.so"))


def our_build(build: Path) -> dict[str, Any]:
    """Whether ours ran compiled, and a sentence for everything a reader should know about it."""
    if is_built(build):
        changed = changed_since(SOURCE, build)
        notice = (
            f"the compiled build is not of this source ({len(changed)} files differ, such as "
            f"{changed[0]}): run `make build`"
            if changed
            else ""
        )
        return {"compiled": True, "notice": notice}
    reason = "run `make build`" if has_compiler() else "there is no C compiler on this machine"
    return {"compiled": False, "notice": f"ours ran as plain Python: {reason}"}


def changed_since(source: Path, build: Path) -> list[str]:
    """The modules that are not the same in the source and in a build made from it."""
    return sorted(
        str(module.relative_to(source))
        for module in (source / "tafelrunde").rglob("*.py")
        if "tests" not in module.parts and not _same(module, build / module.relative_to(source))
    )


def _same(module: Path, copy: Path) -> bool:
    return copy.exists() and copy.read_bytes() == module.read_bytes()
