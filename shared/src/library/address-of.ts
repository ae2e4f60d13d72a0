/** Returns a name in the form used in a page's address: bears-paw for both Bear’s Paw and Bears Paw. */
export function addressOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'‘’ʼ`]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
