import { counted } from '@quiltwright/shared/counted';
import { escaped } from '@quiltwright/shared/escaped';
import { LIMITS } from '@quiltwright/shared/limits';
import type { PageFacts } from '../shared-pages.repository.js';
import { fabricsOf, pathOf } from '../shared-pages.service.js';
import { PICTURE, PREVIEW } from '../snapshot/snapshots.js';
import { blockTitle, describeDesign, kindWords, sizeWords } from './page-words.js';

/** The two parts of a shared page's HTML. The server inserts them into an empty page that the build made. */
export interface Html {
  head: string;
  body: string;
}

/** The maximum number of blocks that a page lists. */
const MOST_BLOCKS = 8;

/** Returns the page of a shared design, complete without scripts. Every stored text is escaped. */
export function pageHtml(page: PageFacts, publicUrl: string): Html {
  const { kind, makerName, words, snapshot } = page;
  const { facts } = snapshot;
  const by = `a ${kind} by ${makerName}`;
  const title = `${facts.name}, ${by}`;
  const path = pathOf(page);
  const side = LIMITS.blockSpace;
  const scale = (side * 1.6) / Math.max(facts.width, facts.length);
  const [width, height] = [Math.round(facts.width * scale), Math.round(facts.length * scale)];
  // If friends may only look, their browsers don't get the design.
  const canBeDrawn = page.mayColour || page.mayKeep;
  return {
    head: headOf(title, {
      description: describeDesign(kind, facts),
      url: publicUrl + path,
      image: publicUrl + pathOf(page, PREVIEW),
      alt: `${facts.name}, seen from above`,
    }),
    body: `${topBar(`A shared ${kind}`)}
<main id="main" class="shared" data-page="${escaped(page.token)}" data-kind="${kind}">
<div class="shared-stage">
<div class="shared-picture" id="shared-picture" style="--sides: ${String(width)} / ${String(height)}; --wide: ${(width / height).toFixed(4)}">
<img src="${escaped(pathOf(page, PICTURE))}" width="${String(width)}" height="${String(height)}" alt="${escaped(`${facts.name}: ${describeDesign(kind, facts)}`)}" fetchpriority="high">
<button type="button" class="shared-button" id="look-closer"${canBeDrawn ? ` data-inches="${String(facts.width)}"` : ''} hidden>${icons.closer}<span>Look closer</span></button>
</div>
</div>
<div class="shared-about">
<p class="shared-by">A ${kind} by <b><bdi>${escaped(makerName)}</bdi></b>${creditOf(page)}</p>
<h1><bdi>${escaped(facts.name)}</bdi></h1>
${words === '' ? '' : `<p class="shared-words">${escaped(words)}</p>\n`}${actions(page)}<dl class="shared-facts">
${sizeRow(page)}${blocksRow(page)}${clothRow(page)}</dl>
<div class="shared-link">
<p class="shared-address">${icons.link}<span>${escaped((publicUrl + path).replace(/^https?:\/\//, ''))}</span></p>
<button type="button" class="shared-button" id="copy-link" hidden>${icons.copy}<span>Copy link</span></button>
</div>
<p class="shared-foot"><span>${kind === 'quilt' ? 'Setting and colours' : 'Colours'} by <bdi>${escaped(makerName)}</bdi>.</span> <a href="/contact?about=${encodeURIComponent(path)}" rel="nofollow">Report this page</a></p>
</div>
</main>`,
  };
}

/**
 * Returns the page for an address that leads to no shared page.
 * @param isGone true if the address led to a shared page earlier
 */
export function missingHtml(isGone: boolean): Html {
  const title = isGone ? 'This page is no longer shared' : 'There is no page at this address';
  const more = isGone
    ? 'Its maker has stopped sharing it, or shares it under a new link. Ask your friend for the new link.'
    : 'Check that you copied the whole link, or ask your friend to send it again.';
  return {
    head: `<title>${title}</title>\n<meta name="robots" content="noindex, nofollow">`,
    body: `${topBar('A shared page')}
<main id="main" class="shared-missing">
<h1>${title}</h1>
<p class="shared-words">${more}</p>
<p class="shared-actions"><a class="shared-button is-primary" href="/home">See what Quiltwright does</a></p>
</main>`,
  };
}

function headOf(
  title: string,
  about: { description: string; url: string; image: string; alt: string },
): string {
  const properties = {
    ...{ type: 'website', site_name: 'Quiltwright', title, description: about.description },
    ...{ url: about.url, image: about.image, 'image:type': 'image/jpeg' },
    ...{ 'image:width': '1200', 'image:height': '630', 'image:alt': about.alt },
  };
  return [
    `<title>${escaped(title)}</title>`,
    '<meta name="robots" content="noindex, nofollow">',
    `<meta name="description" content="${escaped(about.description)}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="og:${name}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}

function topBar(what: string): string {
  return `<header class="shared-top">
<a class="shared-home" href="/home"><img src="/favicon.svg" width="32" height="32" alt=""><span>Quiltwright</span></a>
<p class="shared-what">${what}</p>
<nav aria-label="Quiltwright">
<a class="shared-nav is-wide" href="/block-list">Quilt blocks</a>
<a class="shared-button is-wide" data-for="newcomers" href="/guest-login">Try it free</a>
<a class="shared-nav" data-for="strangers" href="/login">Login</a>
<a class="shared-nav" data-for="members" href="/my-account">My account</a>
</nav>
</header>`;
}

/** Returns the name of the person who made the original of the design. Copies of the design keep this name. */
function firstMakerOf({ makerName, snapshot: { facts } }: PageFacts): string {
  return facts.firstMaker ?? makerName;
}

/** Returns the end of the line about the maker, if the design is a copy of somebody else's design. */
function creditOf(page: PageFacts): string {
  const first = firstMakerOf(page);
  return first === page.makerName
    ? ''
    : `, <span>after a design by <b><bdi>${escaped(first)}</bdi></b></span>`;
}

/** Returns the links with which visitors make their own copies. */
function actions(page: PageFacts): string {
  const { token, mayColour, mayKeep } = page;
  if (!mayColour && !mayKeep) return '';
  const to = (as: 'colour' | 'keep') =>
    `href="/shared-copy?page=${encodeURIComponent(token)}&amp;as=${as}" rel="nofollow"`;
  const keepLook = mayColour ? '' : ' is-primary';
  return `<p class="shared-actions">
${mayColour ? `<a class="shared-button is-primary" ${to('colour')}>${icons.palette}<span>Colour it yourself</span></a>\n` : ''}${mayKeep ? `<a class="shared-button${keepLook}" ${to('keep')}>${icons.keep}<span>Keep a copy</span></a>\n` : ''}</p>
<p class="shared-note">No account needed. The copy is yours, and its name says that it is after <bdi>${escaped(firstMakerOf(page))}</bdi>.</p>
`;
}

function sizeRow({ snapshot: { facts } }: PageFacts): string {
  return row('Size', `<b>${escaped(sizeWords(facts))}</b> <span>${escaped(kindWords(facts))}</span>`);
}

/** Returns the row of a quilt's blocks, each with its picture cut out of the picture of the quilt. */
function blocksRow(page: PageFacts): string {
  const { facts } = page.snapshot;
  if (facts.blocks.length === 0) return '';
  const picture = escaped(pathOf(page, PICTURE));
  const items = facts.blocks.slice(0, MOST_BLOCKS).map(({ blockNum, count, x, y, width, height }) => {
    const box = [x, y, width, height].map((side) => String(Math.round(side * 1000) / 1000)).join(' ');
    const name = blockTitle(blockNum) ?? (count === 1 ? 'own block' : 'own blocks');
    const named = page.kind === 'block' ? name : `${String(count)} ${name}`;
    return `<li><svg viewBox="${box}" width="46" height="46" aria-hidden="true"><image href="${picture}" width="${String(facts.width)}" height="${String(facts.length)}" preserveAspectRatio="none"/></svg><span>${escaped(named)}</span></li>`;
  });
  const more = facts.blocks.length - items.length;
  const rest = more > 0 ? `<li><span>and ${String(more)} more</span></li>` : '';
  return row(
    page.kind === 'quilt' ? 'Blocks' : 'Block',
    `<ul class="shared-blocks">${items.join('')}${rest}</ul>`,
  );
}

function clothRow(page: PageFacts): string {
  const fabrics = fabricsOf(page);
  if (fabrics.length === 0) return '';
  const swatches = fabrics.map(({ fabricName, swatchUrl, isOwn }) => {
    const name = isOwn ? 'A fabric of the maker' : fabricName;
    const source = isOwn ? swatchUrl : `/fabrics/${encodeURIComponent(swatchUrl)}`;
    return `<li><img src="${escaped(source)}" width="38" height="38" alt="${escaped(name)}" title="${escaped(name)}" loading="lazy"></li>`;
  });
  const words = counted(fabrics.length, 'fabric');
  return row('Fabrics', `<ul class="shared-cloth">${swatches.join('')}</ul><p><b>${words}</b></p>`);
}

function row(name: string, content: string): string {
  return `<div><dt>${name}</dt><dd>${content}</dd></div>\n`;
}

/** Icons of Lucide, drawn with the colour of the text. */
function icon(paths: string): string {
  return `<svg class="shared-icon" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;
}

const icons = {
  closer: icon(
    '<path d="M3 7V5a2 2 0 0 1 2-2h2"/><path d="M17 3h2a2 2 0 0 1 2 2v2"/><path d="M21 17v2a2 2 0 0 1-2 2h-2"/><path d="M7 21H5a2 2 0 0 1-2-2v-2"/>',
  ),
  palette: icon(
    '<path d="M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8z"/><circle cx="13.5" cy="6.5" r=".5"/><circle cx="17.5" cy="10.5" r=".5"/><circle cx="6.5" cy="12.5" r=".5"/><circle cx="8.5" cy="7.5" r=".5"/>',
  ),
  keep: icon(
    '<path d="M12 10v6"/><path d="m9 13 3 3 3-3"/><path d="M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.69-.9L9.6 3.9A2 2 0 0 0 7.93 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2Z"/>',
  ),
  link: icon(
    '<path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71"/><path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"/>',
  ),
  copy: icon(
    '<rect width="14" height="14" x="8" y="8" rx="2"/><path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"/>',
  ),
};
