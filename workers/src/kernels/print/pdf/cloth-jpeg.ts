/** The resolution of fabric pictures in the PDF, in pixels per inch. Printers show no finer detail. */
const PIXELS_AN_INCH = 300;
const QUALITY = 0.85;

/**
 * Returns a picture of fabric as JPEG, the only format in which the PDF stores such pictures. A picture in another
 * format is redrawn, with only as many pixels as its printed size needs.
 * @param inches the side of the printed picture, or the longest side if it is printed in several sizes
 */
export async function clothJpeg(picture: Uint8Array<ArrayBuffer>, inches: number): Promise<Uint8Array> {
  if (picture[0] === 0xff && picture[1] === 0xd8) return picture;
  const whole = await createImageBitmap(new Blob([picture]));
  const side = Math.max(16, Math.min(whole.width, Math.ceil(inches * PIXELS_AN_INCH)));
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t draw the fabrics of the PDF. Try another browser.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, side, side);
  whole.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new Uint8Array(await blob.arrayBuffer());
}
