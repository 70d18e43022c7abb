import { parts } from 'virtual:python-parts';

/** A part of CPython, packed with gzip. */
export interface PackedPart {
  /** Absolute. */
  readonly address: string;
  /** Its packed size. */
  readonly bytes: number;
}

export const packedPython: Readonly<Record<'binary' | 'library', PackedPart>> = {
  binary: { ...parts.binary, address: new URL(parts.binary.address, import.meta.url).href },
  library: { ...parts.library, address: new URL(parts.library.address, import.meta.url).href },
};
