/**
 * How long one condition may take, in milliseconds: no machine that is slow or busy is to meet it.
 * `PLYBOOK_PATIENCE` makes it shorter while a test is being mended.
 */
export const PATIENCE = Number(process.env['PLYBOOK_PATIENCE'] ?? 300_000);
