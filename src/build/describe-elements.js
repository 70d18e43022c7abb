import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import {
  attributeName,
  decorator,
  fail,
  isOfLit,
  isOurs,
  isPublic,
  isReadonlyField,
  literals,
  room,
  styleSheet,
  tagged,
} from './element-syntax.js';

/** @import { Described, DescribedAttribute, DescribedEvent, DescribedMember } from '../lesson/described.ts' */

const target = fileURLToPath(new URL('../lesson/elements.json', import.meta.url));

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/**
 * All elements that the package exports, as their source says: attributes and properties by their decorators and types,
 * what they fire by what they tell, slots and parts by docstrings, tokens by their styles. Throws on what has no docstring.
 *
 * @returns {Described[]}
 */
export function describeElements() {
  const config = ts.getParsedCommandLineOfConfigFile(`${room}tsconfig.json`, {}, /** @type {any} */ (ts.sys));
  if (!config) throw new Error(`${room}tsconfig.json cannot be read`);
  const program = ts.createProgram({ ...config, rootNames: config.fileNames });
  return new Reader(program).elements();
}

/** Writes what `describeElements` says to where the lesson room reads it, an element a line. */
export function writeElements() {
  const lines = describeElements().map((element) => JSON.stringify(element));
  writeFileSync(target, `[\n${lines.join(',\n')}\n]\n`);
}

class Reader {
  #program;
  #checker;
  #tokens = new Set(readFileSync(`${room}kit/tokens.css`, 'utf8').match(/--ply-[\w-]+(?=:)/g));
  /** What functions tell of an element that they are given, by their names. @type {Map<string, DescribedEvent[]>} */
  #senders = new Map();

  /** @param {ts.Program} program */
  constructor(program) {
    this.#program = program;
    this.#checker = program.getTypeChecker();
    for (const file of program.getSourceFiles().filter(isOurs)) {
      for (const statement of file.statements)
        if (ts.isFunctionDeclaration(statement) && statement.name)
          this.#senders.set(statement.name.text, this.#dispatched(statement));
    }
  }

  /** @returns {Described[]} */
  elements() {
    const index = this.#program.getSourceFile(`${room}index.ts`);
    const exported = this.#checker.getExportsOfModule(
      this.#checker.getSymbolAtLocation(/** @type {ts.SourceFile} */ (index)) ??
        fail('elements/index.ts exports nothing'),
    );
    return exported
      .map(
        (symbol) =>
          (symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol)
            .valueDeclaration,
      )
      .filter((declaration) => declaration !== undefined)
      .filter(ts.isClassDeclaration)
      .map((declaration) => this.#element(declaration))
      .filter((element) => element !== null)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  /**
   * @param {ts.ClassDeclaration} declaration
   * @returns {Described | null}
   */
  #element(declaration) {
    const name = decorator(declaration, 'customElement')?.arguments[0];
    if (!name || !ts.isStringLiteral(name)) return null;
    const line = this.#lineage(declaration);
    const classes = [...line.values()];
    return {
      name: name.text,
      className: declaration.name?.text ?? fail(`${name.text} has no class name`),
      ancestors: [...line.keys()].slice(1),
      doc: this.#doc(this.#symbol(declaration), name.text),
      hasSettings: classes.some((each) => each && /extends withSettings\(/.test(each.getText())),
      ...this.#members(declaration, name.text),
      events: this.#events(
        classes.filter((each) => each !== null),
        name.text,
      ),
      slots: tagged(classes, 'slot'),
      parts: tagged(classes, 'csspart'),
      tokens: this.#usedTokens(classes),
    };
  }

  /**
   * The class and those that it extends, by name; null for what is not ours.
   *
   * @param {ts.ClassDeclaration} declaration
   * @returns {Map<string, ts.ClassDeclaration | null>}
   */
  #lineage(declaration) {
    const clause = declaration.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
    const named = clause?.types[0].expression;
    const above = named && ts.isCallExpression(named) ? named.arguments[0] : named;
    const own = /** @type {const} */ ([declaration.name?.text ?? '', declaration]);
    if (!above || !ts.isIdentifier(above)) return new Map([own, ['LitElement', null]]);
    const found = this.#symbol(above).valueDeclaration;
    if (!found || !ts.isClassDeclaration(found) || !isOurs(found.getSourceFile()))
      return new Map([own, [above.text, null]]);
    return new Map([own, ...this.#lineage(found)]);
  }

  /**
   * @param {ts.ClassDeclaration} declaration
   * @param {string} element
   * @returns {{ attributes: DescribedAttribute[], members: DescribedMember[] }}
   */
  #members(declaration, element) {
    const checker = this.#checker;
    /** @type {DescribedAttribute[]} */
    const attributes = [];
    /** @type {DescribedMember[]} */
    const members = [];
    const type = checker.getTypeAtLocation(declaration);
    for (const symbol of checker.getPropertiesOfType(type)) {
      const at = symbol.declarations?.find((each) => isOurs(each.getSourceFile()));
      if (!at || !isPublic(at) || isOfLit(checker, type, symbol)) continue;
      const of = checker.getTypeOfSymbolAtLocation(symbol, at);
      const doc = this.#doc(symbol, `${element}.${symbol.name}`);
      const isReadonly = ts.isAccessor(at)
        ? !symbol.declarations?.some(ts.isSetAccessor)
        : isReadonlyField(at);
      members.push({
        name: symbol.name,
        doc,
        ...this.#signature(of, at),
        ...(isReadonly ? { isReadonly } : {}),
      });
      const attribute = attributeName(at, symbol.name);
      if (attribute) attributes.push({ name: attribute, property: symbol.name, doc, ...this.#value(of, at) });
    }
    return { attributes, members };
  }

  /**
   * What kind of member it is, and its type; of a method the type of what it returns.
   *
   * @param {ts.Type} type
   * @param {ts.Declaration} at
   * @returns {Pick<DescribedMember, 'kind' | 'type' | 'parameters'>}
   */
  #signature(type, at) {
    const [call] = ts.isMethodDeclaration(at) ? type.getCallSignatures() : [];
    if (!call) return { kind: 'field', type: this.#typeText(type, at) };
    const parameters = call.parameters.map((each) => ({
      name: each.name,
      type: this.#typeText(this.#checker.getTypeOfSymbolAtLocation(each, at), at),
    }));
    return { kind: 'method', type: this.#typeText(call.getReturnType(), at), parameters };
  }

  /**
   * What an attribute holds: its type, the values that have names or may be listed, and its default.
   *
   * @param {ts.Type} type
   * @param {ts.Declaration} at
   * @returns {Pick<DescribedAttribute, 'type' | 'values' | 'isList' | 'default'>}
   */
  #value(type, at) {
    const listed = ts.getJSDocTags(at).find(({ tagName }) => tagName.text === 'listOf');
    const named = listed && this.#checker.resolveName(String(listed.comment), at, ts.SymbolFlags.Type, false);
    const values = literals(named ? this.#checker.getDeclaredTypeOfSymbol(named) : type);
    const first = ts.isPropertyDeclaration(at) && at.initializer ? this.#literal(at.initializer) : '';
    return {
      type:
        type.flags & ts.TypeFlags.BooleanLike
          ? 'boolean'
          : type.flags & ts.TypeFlags.NumberLike
            ? 'number'
            : 'string',
      ...(values.length > 0 ? { values } : {}),
      ...(listed ? { isList: true } : {}),
      ...(first === '' ? {} : { default: first }),
    };
  }

  /**
   * What an initializer is, as an attribute would hold it; empty for what is not known before it runs.
   *
   * @param {ts.Expression} expression
   */
  #literal(expression) {
    const type = this.#checker.getTypeAtLocation(expression);
    if (type.isStringLiteral() || type.isNumberLiteral()) return `${type.value}`;
    const text = expression.getText();
    return text === 'true' || text === 'false' ? text : '';
  }

  /**
   * @param {ts.Type} type
   * @param {ts.Node} at
   */
  #typeText(type, at) {
    const values = literals(type);
    return values.length > 0
      ? values.map((value) => `'${value}'`).join(' | ')
      : this.#checker.typeToString(type, at, flags);
  }

  /**
   * What the classes tell, each with what its docstring says of it; the class itself has the first word.
   *
   * @param {readonly ts.ClassDeclaration[]} classes
   * @param {string} element
   * @returns {DescribedEvent[]}
   */
  #events(classes, element) {
    const told = new Map(tagged(classes, 'fires').map(({ name, doc }) => [name, doc]));
    const sent = new Map(
      classes.flatMap((each) => this.#dispatched(each)).map((event) => [event.name, event.type]),
    );
    for (const name of told.keys())
      if (!sent.has(name)) fail(`${element}: ${name} is never fired; take its @fires away`);
    return [...sent].map(([name, type]) => ({
      name,
      type,
      doc:
        told.get(name) ??
        fail(`${element}: fires ${name}, its docstring does not say when; add "@fires ${name} - …"`),
    }));
  }

  /**
   * The events that a class tells of itself, or a function of its first parameter: `tell(this, 'ply-step-change', …)`.
   *
   * @param {ts.ClassDeclaration | ts.FunctionDeclaration} within
   * @returns {DescribedEvent[]}
   */
  #dispatched(within) {
    const parameter = ts.isFunctionDeclaration(within) ? within.parameters[0]?.name.getText() : 'this';
    /** @type {DescribedEvent[]} */
    const found = [];
    /** @param {ts.Node} node */
    const visit = (node) => {
      ts.forEachChild(node, visit);
      if (!ts.isCallExpression(node)) return;
      const [sender, event] = node.arguments;
      if (sender?.getText() !== parameter) return;
      const called = node.expression.getText();
      if (called === 'tell' && event) found.push(this.#event(event));
      else if (parameter === 'this') found.push(...(this.#senders.get(called) ?? []));
    };
    ts.forEachChild(within, visit);
    return found;
  }

  /**
   * An event as it is declared for all elements, by the literal that names it.
   *
   * @param {ts.Expression} literal
   * @returns {DescribedEvent}
   */
  #event(literal) {
    const name = this.#literal(literal);
    const declared = this.#checker
      .resolveName('GlobalEventHandlersEventMap', literal, ts.SymbolFlags.Interface, false)
      ?.members?.get(ts.escapeLeadingUnderscores(name));
    if (!declared) return fail(`${name}: not declared in GlobalEventHandlersEventMap`);
    return { name, type: this.#typeText(this.#checker.getTypeOfSymbol(declared), literal), doc: '' };
  }

  /**
   * The tokens in the styles of a class, and in all that these are made of.
   *
   * @param {readonly (ts.ClassDeclaration | null)[]} classes
   */
  #usedTokens(classes) {
    const styles = classes.flatMap(
      (each) => each?.members.find((member) => member.name?.getText() === 'styles') ?? [],
    );
    const seen = new Set();
    /** @type {Set<string>} */
    const used = new Set();
    /** @param {ts.Node | undefined} node */
    const visit = (node) => {
      if (!node || seen.has(node) || node.getSourceFile().fileName.includes('node_modules')) return;
      seen.add(node);
      if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node)) this.#addTokens(node.text, used);
      if (ts.isIdentifier(node)) {
        const sheet = styleSheet(this.#checker.getSymbolAtLocation(node));
        if (sheet) this.#addTokens(readFileSync(sheet, 'utf8'), used);
        const declaration = this.#symbol(node)?.valueDeclaration;
        if (
          declaration &&
          (ts.isVariableDeclaration(declaration) ||
            ts.isPropertyDeclaration(declaration) ||
            ts.isFunctionDeclaration(declaration))
        )
          visit(declaration);
      }
      ts.forEachChild(node, visit);
    };
    visit(styles[0]);
    return [...used].toSorted();
  }

  /**
   * @param {string} styles
   * @param {Set<string>} used
   */
  #addTokens(styles, used) {
    for (const [, token] of styles.matchAll(/var\(\s*(--ply-[\w-]+)/g))
      if (this.#tokens.has(token)) used.add(token);
  }

  /**
   * @param {ts.Node} node
   * @returns {ts.Symbol}
   */
  #symbol(node) {
    const symbol = this.#checker.getSymbolAtLocation(
      /** @type {any} */ (node).name && !ts.isIdentifier(node) ? /** @type {any} */ (node).name : node,
    );
    return /** @type {ts.Symbol} */ (
      symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol
    );
  }

  /**
   * @param {ts.Symbol} symbol
   * @param {string} name
   */
  #doc(symbol, name) {
    const doc = ts
      .displayPartsToString(symbol.getDocumentationComment(this.#checker))
      .replace(/\s+/g, ' ')
      .trim();
    return doc || fail(`${name}: no docstring says what it is; write one`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeElements();
