import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type {
  Described,
  DescribedApi,
  DescribedAttribute,
  DescribedEvent,
  DescribedMember,
} from '../lesson/described.ts';
import {
  resolveAlias,
  readAttributeName,
  findDecorator,
  readDoc,
  listExports,
  fail,
  isOfLit,
  isOurs,
  isPublic,
  isReadonly,
  readLiterals,
  makeProgram,
  room,
  findStyleSheet,
  findByTag,
} from './element-syntax.ts';

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

type Whole = Described & DescribedApi;

/** All elements: what lessons use of them, and beside it what scripts and style sheets use. Throws on a missing docstring. */
export function describeElements(): { readonly elements: Described[]; readonly apis: DescribedApi[] } {
  const whole = new Reader(makeProgram(room)).elements();
  return {
    elements: whole.map(({ name, className, ancestors, doc, hasSettings, attributes }) => ({
      name,
      className,
      ancestors,
      doc,
      hasSettings,
      attributes,
    })),
    apis: whole.map(({ name, members, events, slots, parts, tokens }) => ({
      name,
      members,
      events,
      slots,
      parts,
      tokens,
    })),
  };
}

class Reader {
  readonly #checker: ts.TypeChecker;
  readonly #tokens = new Set(readFileSync(`${room}kit/tokens.css`, 'utf8').match(/--ply-[\w-]+(?=:)/g));
  /** Events that functions dispatch on an element they are given, by the function's name. */
  readonly #senders = new Map<string, DescribedEvent[]>();

  constructor(private readonly program: ts.Program) {
    this.#checker = program.getTypeChecker();
    for (const file of program.getSourceFiles().filter(isOurs)) {
      for (const statement of file.statements)
        if (ts.isFunctionDeclaration(statement) && statement.name)
          this.#senders.set(statement.name.text, this.#findDispatched(statement));
    }
  }

  elements(): Whole[] {
    return listExports(this.program, `${room}index.ts`)
      .map((symbol) => resolveAlias(this.#checker, symbol).valueDeclaration)
      .filter((declaration) => declaration !== undefined)
      .filter(ts.isClassDeclaration)
      .map((declaration) => this.#describeElement(declaration))
      .filter((element) => element !== null)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  #describeElement(declaration: ts.ClassDeclaration): Whole | null {
    const name = findDecorator(declaration, 'customElement')?.arguments[0];
    if (!name || !ts.isStringLiteral(name)) return null;
    const line = this.#readLineage(declaration);
    const classes = [...line.values()];
    return {
      name: name.text,
      className: declaration.name?.text ?? fail(`${name.text} has no class name`),
      ancestors: [...line.keys()].slice(1),
      doc: this.#readDoc(this.#findSymbol(declaration), name.text),
      hasSettings: classes.some((each) => each && /extends withSettings\(/.test(each.getText())),
      ...this.#describeMembers(declaration, name.text),
      events: this.#listEvents(
        classes.filter((each) => each !== null),
        name.text,
      ),
      slots: findByTag(classes, 'slot'),
      parts: findByTag(classes, 'csspart'),
      tokens: this.#listUsedTokens(classes),
    };
  }

  /** The class and its superclasses, by name; null for those that are not ours. */
  #readLineage(declaration: ts.ClassDeclaration): Map<string, ts.ClassDeclaration | null> {
    const clause = declaration.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
    const named = clause?.types[0].expression;
    const above = named && ts.isCallExpression(named) ? named.arguments[0] : named;
    const own = [declaration.name?.text ?? '', declaration] as const;
    if (!above || !ts.isIdentifier(above)) return new Map([own, ['LitElement', null]]);
    const found = this.#findSymbol(above).valueDeclaration;
    if (!found || !ts.isClassDeclaration(found) || !isOurs(found.getSourceFile()))
      return new Map([own, [above.text, null]]);
    return new Map([own, ...this.#readLineage(found)]);
  }

  #describeMembers(declaration: ts.ClassDeclaration, element: string): Pick<Whole, 'attributes' | 'members'> {
    const checker = this.#checker;
    const attributes: DescribedAttribute[] = [];
    const members: DescribedMember[] = [];
    const type = checker.getTypeAtLocation(declaration);
    for (const symbol of checker.getPropertiesOfType(type)) {
      const at = symbol.declarations?.find((each) => isOurs(each.getSourceFile()));
      if (!at || !isPublic(at) || isOfLit(checker, type, symbol)) continue;
      const of = checker.getTypeOfSymbolAtLocation(symbol, at);
      const doc = this.#readDoc(symbol, `${element}.${symbol.name}`);
      members.push({
        name: symbol.name,
        doc,
        ...this.#readSignature(of, at),
        ...(isReadonly(symbol, at) ? { isReadonly: true } : {}),
      });
      const attribute = readAttributeName(at, symbol.name);
      if (attribute)
        attributes.push({ name: attribute, property: symbol.name, doc, ...this.#readValue(of, at) });
    }
    return { attributes, members };
  }

  /** For a method, the type it returns. */
  #readSignature(type: ts.Type, at: ts.Declaration): Pick<DescribedMember, 'kind' | 'type' | 'parameters'> {
    const [call] = ts.isMethodDeclaration(at) ? type.getCallSignatures() : [];
    if (!call) return { kind: 'field', type: this.#writeTypeText(type, at) };
    const parameters = call.parameters.map((each) => ({
      name: each.name,
      type: this.#writeTypeText(this.#checker.getTypeOfSymbolAtLocation(each, at), at),
    }));
    return { kind: 'method', type: this.#writeTypeText(call.getReturnType(), at), parameters };
  }

  #readValue(type: ts.Type, at: ts.Declaration): Omit<DescribedAttribute, 'name' | 'doc' | 'property'> {
    const listed = ts.getJSDocTags(at).find(({ tagName }) => tagName.text === 'listOf');
    const named =
      listed &&
      (this.#checker.resolveName(String(listed.comment), at, ts.SymbolFlags.Type, false) ??
        fail(`@listOf ${String(listed.comment)}: no such type in the file, expected it to be imported`));
    const values = readLiterals(named ? this.#checker.getDeclaredTypeOfSymbol(named) : type);
    const first = ts.isPropertyDeclaration(at) && at.initializer ? this.#readLiteral(at.initializer) : '';
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

  /** The value as an attribute would hold it; empty if it is known only at run time. */
  #readLiteral(expression: ts.Expression): string {
    const type = this.#checker.getTypeAtLocation(expression);
    if (type.isStringLiteral() || type.isNumberLiteral()) return `${type.value}`;
    const text = expression.getText();
    return text === 'true' || text === 'false' ? text : '';
  }

  #writeTypeText(type: ts.Type, at: ts.Node): string {
    const values = readLiterals(type);
    return values.length > 0
      ? values.map((value) => `'${value}'`).join(' | ')
      : this.#checker.typeToString(type, at, flags);
  }

  /** The events of the classes with their docstrings; the element's own class comes first. */
  #listEvents(classes: readonly ts.ClassDeclaration[], element: string): DescribedEvent[] {
    const told = new Map(findByTag(classes, 'fires').map(({ name, doc }) => [name, doc]));
    const sent = new Map(
      classes.flatMap((each) => this.#findDispatched(each)).map((event) => [event.name, event.type]),
    );
    for (const name of told.keys())
      if (!sent.has(name)) fail(`${element}: ${name} is never fired; remove its @fires`);
    return [...sent].map(([name, type]) => ({
      name,
      type,
      doc:
        told.get(name) ??
        fail(`${element}: fires ${name}, but its docstring does not say when; add "@fires ${name} - …"`),
    }));
  }

  /** `sendEvent(this, 'ply-step-change', …)` in a class, or with the first parameter of a function. */
  #findDispatched(within: ts.ClassDeclaration | ts.FunctionDeclaration): DescribedEvent[] {
    const parameter = ts.isFunctionDeclaration(within) ? within.parameters[0]?.name.getText() : 'this';
    const found: DescribedEvent[] = [];
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isCallExpression(node)) return;
      const [sender, event] = node.arguments;
      if (sender?.getText() !== parameter) return;
      const called = node.expression.getText();
      if (called === 'sendEvent' && event) found.push(this.#describeEvent(event));
      else if (parameter === 'this') found.push(...(this.#senders.get(called) ?? []));
    };
    ts.forEachChild(within, visit);
    return found;
  }

  #describeEvent(literal: ts.Expression): DescribedEvent {
    const name = this.#readLiteral(literal);
    const declared = this.#checker
      .resolveName('GlobalEventHandlersEventMap', literal, ts.SymbolFlags.Interface, false)
      ?.members?.get(ts.escapeLeadingUnderscores(name));
    if (!declared) return fail(`${name}: not declared in GlobalEventHandlersEventMap`);
    return { name, type: this.#writeTypeText(this.#checker.getTypeOfSymbol(declared), literal), doc: '' };
  }

  /** Also looks into the style sheets that these are made of. */
  #listUsedTokens(classes: readonly (ts.ClassDeclaration | null)[]): string[] {
    const styles = classes.flatMap(
      (each) => each?.members.find((member) => member.name?.getText() === 'styles') ?? [],
    );
    const seen = new Set<ts.Node>();
    const used = new Set<string>();
    const add = (text: string) => {
      for (const [, token] of text.matchAll(/var\(\s*(--ply-[\w-]+)/g))
        if (this.#tokens.has(token)) used.add(token);
    };
    const visit = (node: ts.Node | undefined): void => {
      if (!node || seen.has(node) || node.getSourceFile().fileName.includes('node_modules')) return;
      seen.add(node);
      if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node)) add(node.text);
      if (ts.isIdentifier(node)) {
        const sheet = findStyleSheet(this.#checker.getSymbolAtLocation(node));
        if (sheet) add(readFileSync(sheet, 'utf8'));
        const declaration = this.#findSymbol(node)?.valueDeclaration;
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

  #findSymbol(node: ts.Node): ts.Symbol {
    const { name } = node as ts.ClassDeclaration;
    const symbol = this.#checker.getSymbolAtLocation(name && !ts.isIdentifier(node) ? name : node)!;
    return symbol && resolveAlias(this.#checker, symbol);
  }

  #readDoc(symbol: ts.Symbol, name: string): string {
    return readDoc(this.#checker, symbol) || fail(`${name}: it has no docstring; write one`);
  }
}
