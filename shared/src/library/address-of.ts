/** A name as it stands in the address of a page: Bear’s Paw and Bears Paw are bears-paw. */
export function addressOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'‘’ʼ`]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
