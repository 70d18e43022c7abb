import { readDataAddress } from '../../elements/kit/data-address.ts';
import { words } from '../../words/index.ts';

/** Most bytes of a picture in a lesson. As text it is a third longer. */
const MOST = 60_000;

/** Longest sides to try, in pixels. */
const SIDES = [1200, 900, 600, 400];

/** PNG keeps lines and letters sharp; JPEG is for photographs. All browsers write both. */
const FORMATS = [
  ['image/png', 1],
  ['image/jpeg', 0.85],
  ['image/jpeg', 0.6],
] as const;

/**
 * Reads a picture as a `data:` address of at most `MOST` bytes. It is redrawn, which also removes where and when a
 * photograph was taken. Small SVG and GIF files stay unchanged. Rejects if the file is no picture.
 */
export async function readPicture(file: File): Promise<string> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    image.src = address;
    await image.decode();
    if (image.naturalWidth === 0) throw new RangeError();
    const isKept = /^image\/(?:svg\+xml|gif)$/.test(file.type) && file.size <= MOST;
    return await readDataAddress(isKept ? file : await shrink(image));
  } catch {
    throw new TypeError(words.palette.picture.unread(file.name));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Rejects if even the smallest is too large. */
async function shrink(image: HTMLImageElement): Promise<Blob> {
  for (const side of SIDES) {
    const canvas = draw(image, side);
    for (const [type, quality] of FORMATS) {
      const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      if (made && made.size <= MOST) return made;
    }
  }
  throw new RangeError();
}

/** On white, because JPEG has no transparency. */
function draw(image: HTMLImageElement, side: number): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
