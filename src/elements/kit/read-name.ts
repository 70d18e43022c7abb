/** For `@property`: an attribute that is one of several names. Any other text is read as the first name. */
export function readName<Name extends string>(names: readonly Name[]) {
  return { converter: (text: string | null): Name => names.find((name) => name === text) ?? names[0] };
}
