export const roundToTenth = (value: number) => Math.round(10 * value) / 10;

/** Fine enough at every zoom: with all its decimals a number in a picture takes up to 20 characters. */
export const roundToHundredth = (value: number) => Math.round(100 * value) / 100;
