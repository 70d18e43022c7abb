export interface ExportedMember {
  readonly name: string;
  readonly type: string;
  /** Empty if the name is enough. */
  readonly doc: string;
  readonly isReadonly: boolean;
}

/** `src/build/describe-engine.ts` reads it from the source and saves it in `engine.json`. */
export interface DescribedExport {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'value' | 'type';
  /** Its type, or the definition of a type; empty if the members are enough. */
  readonly signature: string;
  readonly doc: string;
  /** Code; each line with an arrow shows its result. */
  readonly examples: readonly string[];
  readonly members: readonly ExportedMember[];
}
