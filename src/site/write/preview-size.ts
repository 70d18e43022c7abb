import type { PreviewView } from './preview-messages.ts';

/** In pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A projector, on which slides are divided as on one of 1920 × 1080. */
const PROJECTOR: Size = { width: 1280, height: 720 };
const PHONE: Size = { width: 390, height: 844 };
/** The width of A4. */
const PAPER = 794;

/** The size of the preview's window and by how much it is made smaller; null to fill its room. */
export function fitPreview(
  view: PreviewView,
  isPhone: boolean,
  room: Size,
): (Size & { readonly scale: number }) | null {
  if (view === 'slides') {
    const scale = Math.min(room.width / PROJECTOR.width, room.height / PROJECTOR.height);
    return { ...PROJECTOR, scale };
  }
  if (view === 'handout') {
    const scale = Math.min(1, room.width / PAPER);
    return { width: PAPER, height: room.height / scale, scale };
  }
  if (!isPhone) return null;
  return { width: PHONE.width, height: Math.min(PHONE.height, room.height), scale: 1 };
}
