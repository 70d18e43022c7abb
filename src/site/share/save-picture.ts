import type { Picture } from '../../views/index.ts';

/** Pixels to a unit of the picture, and the longest side that every browser's canvas still draws. */
const SHARPNESS = 3;
const LONGEST = 8192;

/** The picture as an SVG file. */
export function svgFile({ text }: Picture): Blob {
  return new Blob([text], { type: 'image/svg+xml' });
}

/** The picture as a PNG file, sharp enough for print; rejects where the browser cannot draw it. */
export async function pngFile(picture: Picture): Promise<Blob> {
  const { width, height } = picture;
  const scale = Math.min(SHARPNESS, LONGEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const address = URL.createObjectURL(svgFile(picture));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(address);
  }
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no PNG'))), 'image/png'),
  );
}
