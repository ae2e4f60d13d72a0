/** One of our own mails, with its two alternatives, text and HTML. */
export interface ReadMail {
  /** The headers by their names in lower case, unfolded but otherwise unchanged. */
  headers: Map<string, string>;
  text: string;
  html: string;
}

/** Parses a mail by RFC 5322 and MIME, as far as our own mails need it. */
export function readMail(message: Buffer | string): ReadMail {
  const [headers, body] = split(String(message).replaceAll('\r\n', '\n'));
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\n/, '')));
  const part = (type: string) => {
    const found = parts.find(([of]) => of.get('content-type')?.startsWith(type));
    return found ? decoded(found[0].get('content-transfer-encoding') ?? '', found[1]) : '';
  };
  return { headers, text: part('text/plain'), html: part('text/html') };
}

function split(text: string): [Map<string, string>, string] {
  const end = text.indexOf('\n\n');
  const lines = text
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return [new Map(headers), text.slice(end + 2)];
}

function decoded(encoding: string, body: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
