import { FABRIC } from '../limits.js';

/**
 * The main colour of each library fabric (rrggbb), in the order of the fabrics' numbers from 11 on. A fabric in
 * no palette has “-” instead.
 */
const COLOURS = `
152855 22375c 152855 aeb4cb - 5e8ac6 cac7c1 f2eddd 84a1c3 264371 6086b8 adcbe6 152855 - 577ba5 2760b7 f5f3ef
8c95a7 5f7494 8090aa - 425983 54749a d4c1d9 - 4c84b1 6f859a c8daeb 234482 aec9e3 192f5f - 709070 30523a - 356244
1e4731 b1bda5 1e3742 - d4c7b4 316c44 83a582 c7d8bd 859d7b e3a338 e3a339 - dcad57 f0deb2 efda95 d0851f e4b06f -
e6c5ac f2e7c7 e1ad60 f6efd5 d6ba7b e7b643 a02a23 853929 c32327 ddaeab 9e554e 6b383a - a95c5c f2eddd 80201e a02421
d6b3a6 60171e f3e5d7 - 842b32 94161a db9d94 bb9d95 f2c0c0 925841 ebaeb4 c76567 f4c8c7 - dd8a83 9c4636 e2aeac -
a02a23 d2897a 74201f 661a21 f2eddd ebe4d2 f0e9da f4f0e3 f4f0e3 f2eddd e8e4df f0e7d6 f0e7d6 e3daca - f2eddd f1ebdc
e5d2bf f2ece0 f1efe6 f4f0e3 663c23 4c3929 - b38f68 854e2a bead9a 665443 6b502e - 76563d 6c4128 af997d 224937
b6d394 dee4c5 627a5c - - f2eddd 768d5b c4d9b0 598553 6b6f3f 577c4f a5761d b08423 f1eab0 706e30 eac277 f3e4ac
ca9952 - - 604e01 d5c9b4 e0d2be e7e1cf ede4d3 dfd3c1 - ece6d8 eae6dd 3a261c ceae8c 937a61 ad8b67 9a8472 dcc7b1
85694a 492e1c - - b68e6e ae9c8a e2d1b7 e56f17 f3bb85 85341e f07f1b a53d19 f1c6a4 - - f1bb92 833719 da864a 873e1c
f6d5b7 e9ac67 af6f33 - - - 916446 e9cdac f6cfa0 692c19 915524 c16d31 d3885e d2600c efc3a4 f7cfd3 ee7590 8c1c49
e8809a f8c5cd f1c1c7 e48da2 - - f4c2c7 722143 d8798f e8b1b0 aa5265 f9dce0 842c4d fceae9 a3244e - - - ce4c6d f7dcbb
de8e9c fcd6da f7d0ca 211d1a 312d28 211d1a 211d1a aeadaa 413e39 595552 24211f - 35312d - 9d5b52 2f2c28 - 211d1a
33312e 7f6756 a5a29f 3c3d3f 35302b 211d1a 35312d 37231c 36302b 494539 2c2925 767b81 c7cbd0 3f4349 91959b 3f4349
c7cbd0 bdbebd 5e6268 - - 757a81 787c81 777c81 8b8d90 828992 d8dbdf - - - 77726b 3c4047 50545a abaea2 dededf 8e9193
7d7972 c9b2e5 4e1f51 8771bd 503074 724aab 3d1c40 cbc0dd - c4b1e3 4d256c 957aa9 553c75 e6dbf0 7c7593 bfb0d5 e1dad8
f1efe4 - - - 776284 9a86bf 875aab d3c4e7 422456 7c6399 005860 ade1d7 1f7f89 0d9298 003e3e b0d0cf - abd4d3 034b4b
569a92 155858 cee4e1 2f846a a4b5b4 - - - 4c7476 5aadac 3e907b 0d5658 8fc0c1 bbdad2 79b3b9 3c8f92 - b1a6ac bf7760
c3afb7 eddad5 1d2739 efd9ca dfa998 b37c73 e0cec2 363a54 eee3de 141e2d 855945 d7a195 e9c6d6 - - - 657262 efbcb2
ccb1b5 604c34 d5e5da - ad9296 3b403c efe6d6 143924 addac5 b72225 e9dcc8 193358 - - b13236 bdd6e0 13482c f3eee1
efe7d2 7c1a1e 2f826f aed0e3 346e9c 8f1c19 6b2b22 989072 b7aa92 d0e7da 0f2d1f d4e3eb 8a361e 962b2a b9def4 f3e5b0
c4e4ef 6977a4 333d69 daebf7 bde6cd fbd7da f1e8e4 f3e5b0 f7cfd4 57905f f0cbcd c2d8e9 f1e4bd c5ddcb f5c1c9 f3ede9
ecd1b8 f3e8df d9dee0 4b7ea2 ece4f6 f2ebe6 6e88c0 58a6b5 f2eee3 3b4565 3c3560 e2d6be 182b4a 528eb3 d3e9ef 7391ab
d0e4ed f4f0e5 b67886 eddfcf b2d8e7 3d7f98 e1d0b8 679a9f 132648 5c748f 173560 aad1e5 535972 dfb7b9 1c3e68 d2c2a9 -
ac312c f8f9f6 efefec f3f3ef eaefef f6f6f3 ebeae8 eeede9 f0f0ef e8e7e2 e5e9ec efede5 efeeeb e2e5e7 ebeae5 - ecebe8
ebeae5 edebe5 ecebe6 edecef eaeef1 f2f1ee ebeae4 edebe9 f3f3ef e7e5df 3b6aa3 174682 8cadd4 4d6798 162c5b 39653a
1f5d38 1a4d2c a2c895 e3a842 db9a3b aa881a e8cb76 932123 821525 ec817a 8c1f26 db7c2b 803d1f ba4b27 8c3619 f2b17e
f5c7cb 85184d eeaab7 c43e71 b84880 282624 2a2624 17271f 4a515b c6cbcf a5acb5 57616e 464b53 efe8d8 e1c9a5 7d58ab
5e368f 4a2b6f bbabdd 794d2e 81492d cf996a 815034 179093 0c6e78 175d60 8bcac4 2c727a c3c3d7 b45d74 8f5e80 8b91a6
153c62 ebeef1 eee8da 163122 93baed 799ee3 317dca 1a48bc 5366ce 435e75 7995b3 b6dbeb 13213c 133780 d7edc3 9bc959
1d8b3d 256c2c 97ccae 646829 414e20 003e23 90a593 cedd53 f7e04f f6c330 fae277 f3e8bf f7ae0c e0c88e bf9e3d d29e39
d01e1d b71920 7c1021 581318 da452c 8c2f1f 931234 9f4229 f96f16 f9a96f f9ceae f69d32 b85c37 994920 8c3715 f89779
f39dbe f7d8de f089aa e4397a b51c79 efbbbe c2858c db619d a06581 161615 252527 c2c4c7 8a9096 4b4d50 ada7a0 6d7275
d8dbdd 373b40 f9f4dc efebe5 feeede efe6cc e5e1d9 e0d6c6 d2c7ea a686d6 5d2b80 6b51bf 3b1d42 c378c7 bca8c9 7a3272
8f94db 724e3e 866753 af7940 9f602c 533929 b0a485 d2bda5 43c3c3 006f83 aee3e3 014441 42a388 058d85 89d6be 004e5c
fcfcfd f1f5f7 fef8f0 f2eeea efefed f5f7f7 f4f7f9 f4f1ed f7f9fb f7f9fb ebe5d8 e0d5c4 f5f0e3 f0e9d9 f5f0e3 f5f0e3
ede4d2 f0e8d8 e5dbc9 f3edda e2e4e6 e4e6e9 d7dadd dfe2e4 e8eaeb f9e8ea f9e8e9 f1e0e1 f8e8eb e3eff8 e4ecf3 e2eff7
d9e6ee e7f0e5 e9efe3 e4f1e8 e0f1f0 e0f1ef e0f1f1 f3edd7 f2eed3 ffeac8 eeeaf7 efeaf7 3c6196 1b2f60 5289c6 4274b7
507238 87b171 2a5938 5f9951 d4a842 f5e58c e8b543 952322 b51920 99162a be2725 b55721 f38b34 f8bc90 e17c94 c42b77
f4adbd 21211f 201f1e 969a9d 595d62 bcbec0 82868a ece5d6 ece2d2 643582 bdaae2 724da7 72482d a0734c 543626 118489
015d64 65c3c0 159393 f0a1af ef9ead e49e2d a6856f a85e24 6e4125 733c22 1c3461 285b8c 49782a a6d9ae 68b88f f5d571
84bfe3 c89fdb f27e70 f2e8e3 efe4e6 f4efe9 f7f9fb f8f7f4 f2f6f8 f6f4f0 f3edd7 ece0c8 e4d7c4 e3d2d7 e9e0d0 7e2f46
b5927e 3b5069 bfb39e a09c82 65472f b98d60 a49580 67482f eeebe3 c0d3e3 ebdbcf 1e1d1b e5e5d8 e2e1df decfba e0a4af
eee7d6 565b61 3a3e41 f1f2f0 d8d545 f46622 33b8c4 9fd0d7 df95b5 f6f6f3 f6f6f3 176033 a9c88f cf5858 d75f0f 49b8b8
32a7a1 e5d8f0 1d3d48 c2ccb3 295269 772e26 7a2e24 ebe4d6 b8a79a 4b3023 ebe4d6 2a2b23 ee7418 612f8b 797795 2e2e31
ede7db 91c43e 613d23 cc8483 a4151c 1a3268 873268 eae2d1 201f3e b0b7d2 a4254b
`;

/** The numbers of fabrics whose print is visible from a few steps away, by how much the print stands out. */
const PRINTS = {
  busy: `
16 17 26 32 34 44 48 49 51 53 54 57 60 63 72 73 82 84 90 91 96 101 110 122 125 126 128 139 140 142 162 168 173 175
179 181 187 189 195 196 197 198 200 208 209 218 220 225 226 227 241 249 253 254 261 262 267 269 277 279 285 287
292 296 302 303 304 305 312 317 320 325 327 329 331 343 344 347 355 360 361 362 363 364 367 369 370 371 374 378
380 382 383 385 387 393 396 397 399 402 406 409 411 412 414 415 416 417 419 423 424 426 427 428 429 436 466 474
483 497 502 510 515 664 671 695 701 706 708 709 711 712 713 723 724 725 726 728 729 732 733 734 735 738 739 742
746 748 752 753 755 756 760 762 763 764 766 769 770 771 773 780 781
`,
  glaring: `
12 14 23 28 29 30 65 74 75 76 78 80 88 89 92 98 130 136 148 167 169 174 190 194 202 215 216 232 233 235 240 243
245 246 294 295 301 319 324 333 334 335 336 337 338 339 340 341 342 345 346 351 352 353 354 357 358 359 372 373
375 376 377 379 384 388 389 403 413 418 420 421 422 431 470 479 489 492 507 512 514 516 519 520 660 683 699 700
702 731 736 737 749 750 751 754 758 759 765 768 774 775 776 778 779 782 783
`,
} as const;

/** The numbers of fabrics that have light and dark areas of half an inch or more. */
const UNEVEN = `
17 20 27 65 75 80 82 112 139 167 173 209 216 234 240 247 262 277 294 319 327 333 340 347 351 357 358 363 368 375
378 394 404 420 432 465 471 475 478 484 487 489 495 499 503 506 511 513 519 520 660 664 671 683 695 700 702 725
731 735 736 737 740 752 753 756 758 763 765 776 782
`;

/** How much a print stands out from a few steps away. */
export type PrintLevel = 'calm' | 'busy' | 'glaring';

/** The colour, print and evenness of a fabric as seen from a few steps away. */
export interface FabricAppearance {
  /** The colour of the fabric's ground, or the fabric's most frequent colour: #rrggbb. */
  readonly colour: string;
  readonly print: PrintLevel;
  /** True if the fabric has light and dark areas of half an inch or more, as clouds and large florals have. */
  readonly isUneven: boolean;
}

const numbersOf = (list: string) => new Set(list.trim().split(/\s+/).map(Number));
const [busy, glaring, uneven] = [numbersOf(PRINTS.busy), numbersOf(PRINTS.glaring), numbersOf(UNEVEN)];

function printOf(fabricNum: number): PrintLevel {
  if (glaring.has(fabricNum)) return 'glaring';
  return busy.has(fabricNum) ? 'busy' : 'calm';
}

/**
 * The appearance of each fabric in the library's palettes, by the fabric's number. A test of the API (`looks.test`)
 * measures the pictures of the fabrics, and fails if this map differs.
 */
export const fabricAppearance: ReadonlyMap<number, FabricAppearance> = new Map(
  COLOURS.trim()
    .split(/\s+/)
    .flatMap((colour, index) => {
      const fabricNum = FABRIC.firstLibrary + index;
      return colour === '-'
        ? []
        : [
            [
              fabricNum,
              { colour: `#${colour}`, print: printOf(fabricNum), isUneven: uneven.has(fabricNum) },
            ] as const,
          ];
    }),
);
