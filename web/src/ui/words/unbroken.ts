/** Returns the text without line breaks inside sizes: 3 × 4 and 52″ × 66″ stay on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' × ', '\u00a0×\u00a0');
}
