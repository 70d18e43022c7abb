export interface ExportedMember {
  readonly name: string;
  readonly type: string;
  /** Empty where the name says it. */
  readonly doc: string;
  readonly isReadonly: boolean;
}

/** Read from the source by `src/build/describe-engine.ts`, and kept in `engine.json`. */
export interface DescribedExport {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'value' | 'type';
  /** Its type, or the definition of a type; empty where the members say it. */
  readonly signature: string;
  readonly doc: string;
  /** Code; each line with an arrow shows its result. */
  readonly examples: readonly string[];
  readonly members: readonly ExportedMember[];
}
