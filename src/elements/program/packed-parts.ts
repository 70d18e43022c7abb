import { parts } from 'virtual:language-parts';

/** A part of what runs a language, packed with gzip. */
export interface PackedPart {
  /** Absolute. */
  readonly address: string;
  /** Its packed size. */
  readonly bytes: number;
}

export const packedParts: Readonly<Record<keyof typeof parts, PackedPart>> = parts;
