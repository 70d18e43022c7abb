/** A property or a method of what the engine exports. */
export interface ExportedMember {
  readonly name: string;
  readonly type: string;
  /** Empty where the name says it. */
  readonly doc: string;
  readonly isReadonly: boolean;
}

/** What the engine exports under a name; `src/build/describe-engine.ts` reads it from the source, `engine.json` keeps it. */
export interface DescribedExport {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'value' | 'type';
  /** Its type, or what a type stands for; empty where its members say it. */
  readonly signature: string;
  readonly doc: string;
  /** Code of which each line with an arrow says what it comes to. */
  readonly examples: readonly string[];
  readonly members: readonly ExportedMember[];
}
