# After the recorder, in its namespace: a program as its functions, which are found in its code by name and line.
import ast
import json
import operator
import os
import types


class _Program:
    def __init__(self, source, file, folder, outline, ownLines):
        self.source = source
        self.ownLines = ownLines
        self.file = file
        self.folder = folder
        described = json.loads(outline)
        self.functions = described["functions"]
        self.assigned = {int(line): names for line, names in described["assigned"].items()}
        self.space = {}
        # By the identity of a code object, because asking one for its hash reads all of it.
        self.codes = {}
        self.indexes = {}
        self.parameters = {}
        self.watched = set()
        # Modules of which nothing is used: editors add such imports, of files that are not here.
        self.idle = set()
        self.isPlain = True
        self.equal = set()
        self.objects = []
        # The names of attributes whose items the program sets.
        self.changed = set()
        self.board = None
        self.decorated = set()
        self.package = None
        self.ways = {}
        self.way = None

    def compile(self):
        tree = _Lambdas().visit(ast.parse(self.source, self.file))
        known = {(name, line): index for index, (name, line, _) in enumerate(self.functions)}
        firsts = {}
        self.isPlain = not self.hasClassesBeside()
        self.decorated.clear()
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                self.isPlain = False
            if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
                self.changed.add(_attribute_of(node))
            if not isinstance(node, ast.FunctionDef):
                continue
            index = known.get((node.name, node.lineno))
            if index is None:
                continue
            first = min([node.lineno] + [each.lineno for each in node.decorator_list])
            firsts[node.name, first] = index
            if self.functions[index][2]:
                self.decorate(node, index)
        isRelative = any(isinstance(node, ast.ImportFrom) and node.level for node in ast.walk(tree))
        inside = self.file[len(self.folder) + 1 :].split("/")[:-1]
        self.package = ".".join(inside) if isRelative and inside else None
        used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        self.idle = set()
        for node in ast.walk(tree):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                bound = [(each.asname or each.name).split(".")[0] for each in node.names]
                if "*" not in bound and not used.intersection(bound):
                    self.idle.update([node.module or ""] if isinstance(node, ast.ImportFrom) else [each.name for each in node.names])
        parts = [compile(each, self.file, "exec", dont_inherit=True) for each in _split(tree)]
        self.codes = {}
        self.indexes = {}
        self.watched = set()
        for part in parts:
            self.take(part, firsts, False)
        return parts

    # Whether the program may get an object of another module.
    def hasClassesBeside(self):
        for folder, _, names in os.walk(self.folder):
            for name in names:
                path = folder + "/" + name
                if name.endswith(".py") and path != self.file:
                    with open(path, encoding="utf-8") as file:
                        if "class " in file.read():
                            return True
        return False

    # A call that a decorator answers, as a cache does, is a call too: one more decorator, above the others, sees it.
    def decorate(self, node, index):
        place = len(node.decorator_list)
        while place and not _binds(node.decorator_list[place - 1]):
            place -= 1
        if place == len(node.decorator_list):
            return
        above = node.decorator_list[place]
        call = ast.Call(ast.Name("_plybook_recorded", ast.Load()), [ast.Constant(index)], [])
        ast.copy_location(call, above)
        node.decorator_list.insert(place, ast.fix_missing_locations(call))
        self.decorated.add(index)

    def take(self, code, firsts, isWatched):
        self.codes[id(code)] = code
        index = firsts.get((code.co_name, code.co_firstlineno))
        if index is not None:
            self.indexes[id(code)] = index
            names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
            stars = code.co_varnames[len(names) :]
            rest = stars[0] if code.co_flags & 4 else None
            named = stars[1 if rest else 0] if code.co_flags & 8 else None
            self.parameters[id(code)] = (index, _reader(names), rest, named)
            isWatched = isWatched or self.functions[index][2]
        if isWatched:
            self.watched.add(id(code))
        for each in code.co_consts:
            if isinstance(each, types.CodeType):
                self.take(each, firsts, isWatched)


# Writes a function that a statement gives a name, `minimax = lambda board: …`, as one with that name.
class _Lambdas(ast.NodeTransformer):
    def visit_Assign(self, node):
        names = node.targets if isinstance(node, ast.Assign) else [node.target]
        if not isinstance(node.value, ast.Lambda) or len(names) > 1 or not isinstance(names[0], ast.Name):
            return node
        body = ast.copy_location(ast.Return(node.value.body), node.value.body)
        named = ast.FunctionDef(names[0].id, node.value.args, [body], [])
        return ast.fix_missing_locations(ast.copy_location(named, node))

    visit_AnnAssign = visit_Assign


# The name of the attribute in `self.board[row][column]`; None for any other place.
def _attribute_of(place):
    while isinstance(place, ast.Subscript):
        place = place.value
    return place.attr if isinstance(place, ast.Attribute) else None


# Takes what is held by names as a tuple.
def _reader(names):
    return operator.itemgetter(*names) if len(names) > 1 else lambda held: tuple([held[name] for name in names])


def _binds(decorator):
    return any(word in ast.unparse(decorator) for word in ("staticmethod", "classmethod", "property"))
