import { escaped } from '@quiltwright/shared/escaped';
import type { Call } from '@quiltwright/shared/contract/call';
import { calls } from '@quiltwright/shared/contract/calls';
import { z } from 'zod';

const style = `
  :root { color-scheme: light dark; --ink: light-dark(#23211f, #ece7e1); --paper: light-dark(#fbf9f6, #1b1a18);
    --soft: light-dark(#6a645c, #a8a096); --line: light-dark(#e2dcd3, #38352f); --accent: light-dark(#a8322a, #f0988d); }
  body { margin: 0 auto; padding: 3rem 1.5rem; max-width: 52rem; color: var(--ink); background: var(--paper);
    font: 1rem/1.5 system-ui, sans-serif; }
  h1 { font-size: 1.75rem; margin: 0 0 .5rem; }
  a { color: var(--accent); }
  nav { columns: 14rem; margin: 1.5rem 0 2.5rem; } nav a { display: block; padding: .15rem 0; }
  section { border-top: 1px solid var(--line); padding: 1.5rem 0; }
  h2 { font: 600 1.0625rem/1.4 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; }
  h2 b { color: var(--accent); margin-right: .5em; }
  p { margin: .35rem 0; } .who { color: var(--soft); font-size: .875rem; }
  summary { cursor: pointer; color: var(--soft); margin-top: .5rem; }
  pre { overflow-x: auto; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .375rem;
    font: .8125rem/1.5 ui-monospace, monospace; }`;

const WHO = {
  open: 'Open to all',
  guest: 'Everyone who is signed in, including guests',
  subscriber: 'Subscribers',
  provider: 'The payment provider, with a signature',
} as const;

/** Returns the HTML page that documents all calls. It is made from the schemas that check the calls. */
export function docsPage(): string {
  const all = Object.entries(calls);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Quiltwright: the calls</title>
<style>${style}</style>
</head>
<body>
<h1>The calls of Quiltwright</h1>
<p>JSON in, JSON out. A failed call answers <code>application/problem+json</code>. Also as
<a href="/api/docs.json">OpenAPI</a>.</p>
<nav>${all.map(([name]) => `<a href="#${name}">${name}</a>`).join('')}</nav>
${all.map(([name, call]) => section(name, call)).join('\n')}
</body>
</html>
`;
}

function section(name: string, call: Call): string {
  return `<section id="${name}">
<h2><b>${call.method}</b>${escaped(call.path)}</h2>
<p>${escaped(call.summary)}</p>
<p class="who">${WHO[call.who]}</p>
${part('Query', call.query, 'input')}${part(call.file === undefined ? 'Body' : `A form that has the picture in the field ${call.file}`, call.body, 'input')}${part('Answer', call.answer, 'output')}</section>`;
}

/**
 * Returns the HTML of a schema's fields, which readers can expand; an empty text for a schema without fields.
 */
function part(title: string, schema: z.ZodType, io: 'input' | 'output'): string {
  if (schema instanceof z.ZodUndefined) return '';
  const { $schema, ...json } = z.toJSONSchema(schema, { io });
  if (json.type === 'object' && Object.keys(json.properties ?? {}).length === 0) return '';
  return `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(json, null, 2))}</pre></details>\n`;
}
