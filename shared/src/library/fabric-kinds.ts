/** The numbers of the library's fabrics, by the kind of fabric in quilters' words. */
const KINDS = `
solid: 11 19 43 56 71 104 105 121 133 134 146 147 163 164 176 177 203 204 205 229 230 255 256 257 281 282 283 307 308 437 521 522 523 524 525 526 527 528 529 530 531 532 533 534 535 536 537 538 539 540 541 542 543 544 545 546 547 548 549 550 551 552 553 554 555 556 557 558 559 560 561 562 563 564 565 566 567 568 569 570 571 572 573 574 575 576 577 578 579 580 581 582 583 584 585 586 587 588 589 590 591 592 593 594 595 596 597 598 599 600 601 602 603 604 605 606 607 608 609 610 611 612 613 614 615 616
calico: 12 38 44 57 72 110 122 135 150 162 168 187 188 217 218 241 278 292 293 317 318 343 344 408 454 701 705 706 709
pin dot: 13 47 70 83 109 120 145 180 207 231 259 286 311 441
gingham: 14 48 60 74 126 181 208 233 261 287 312 397 398 399 400 445 725 728 731 782
marbled: 15 42 45 58 77 114 123 182 183 210 211 237 263 264 288 313 451 463 467 468 472 476 480 481 485 486 490 493 494 498 500 504 508 518
large floral: 16 51 63 75 88 117 148 173 189 190 215 216 240 277 294 295 319 320 345 346 453 712 733 735 736 737 738 740 754 758 759
ticking: 17 82 112 139 167 432 444 727
shirting: 18 68 79 100 107 108 115 119 219 297 710 715 716 717 718 719 720 721
tartan: 20 49 76 128 198 247 276 305 327 377 431 729 762
tone-on-tone: 21 41 46 59 81 103 106 124 184 185 212 213 236 265 289 290 314 315 438
polka dot: 22 61 73 125 141 179 206 232 260 285 310 338 401 442 707
tossed stars: 23 116 243 369 370 390 436 447 777 780
batik: 24 50 64 85 129 191 222 239 272 298 321 349 435 464 469 473 477 482 488 491 496 501 505 509 514 517
shot cotton: 25 86 178 258 284 309 433
foulard: 26 52 62 87 131 201 224 249 303 696 698 741
plaid: 27 66 94 111 140 228 333 334 378 405 461 724 726 730 732 765 783
clamshell: 28 53 96 200 269 325 353 418 456
paisley: 29 78 136 151 157 169 194 226 245 279 301 324 351 452 700
houndstooth: 30 89 174 246
watercolour: 31 95 138 153 160 171 193 221 271 300 323 348 465 471 475 478 484 487 495 499 503 506 511 513
vine stripe: 32 67 91 130 253 699
crosshatch: 33 55 69 93 113 132 186 214 238 266 291 316 434 450
stripe: 34 98 156 202 225 235 304 339 340 379 403 421 443 704 722 723 748 775 776
wax batik: 35 99 137 152 172 192 223 242 273 299 322 350 466 470 474 479 483 489 492 497 502 507 510 515 755
tossed snowflakes: 36 367 368 446
herringbone: 37 97 127 143 154 159 199 248 274 306 328 455
scroll: 39 118 244 440
tossed leaves: 40 54 102 170 197 329 439 739 752 753 756 766
chevron: 65 92 352 404 749
buffalo check: 80 209 262 763
tossed cherries: 84 708
tossed hearts: 90 220
quatrefoil: 101
trellis: 142 331 459
basket weave: 144 155 166 280 462
hexagon: 149 268 335 460
damask: 158 250 383 448
crackle: 161 251 457
wood grain: 165 326
tossed acorns: 175 764
tossed pumpkins: 195 768
tossed oranges: 196
tossed strawberries: 227
woven stripe: 234 275 358 420
vermicelli: 252 458
spatter: 254
pebbles: 267
tossed feathers: 270 449 767
tossed pansies: 296
tossed grapes: 302
bubbles: 330
ikat: 332 356 512 516
confetti: 336 337 402
tossed butterflies: 341 342
watercolour floral: 347
argyle: 354
tossed birds: 355 382
patchwork: 357
tossed holly: 359 360
tossed candy canes: 361 362
set trees: 363 364 761
poinsettia: 365 366 519 520
tossed ornaments: 371 372
set gingerbread: 373
tossed mittens: 374
set snowmen: 375
tossed bells: 376
tossed peppermints: 380
tossed pine: 381 760
fair isle: 384
set ducks: 385 386
set balloons: 387
tossed moons: 388 389
set bunnies: 391 392
tossed blocks: 393
set teddies: 394
set elephants: 395
set lambs: 396
tossed umbrellas: 406
set hearts: 407
tossed clouds: 409
set whales: 410 429
set anchors: 411
tossed anchors: 412
rope stripe: 413
set compasses: 414 415
set sail boats: 416 417
wave stripe: 419
set flags: 422
set lighthouses: 423
tossed fish: 424
tossed starfish: 425
tossed shells: 426
set wheels: 427
tossed life rings: 428
tossed gulls: 430
text: 617 623 624 633 640 645
low-volume pluses: 618 639
low-volume grid: 619 630 635 643
low-volume bees: 620 652
low-volume arrows: 621
low-volume spatter: 622 651
low-volume buttons: 625
low-volume needles: 626
low-volume feathers: 627
low-volume cross stitches: 628
low-volume dandelions: 629
low-volume scallops: 631
low-volume dashes: 632 654
low-volume triangles: 634 656
low-volume drops: 636 653
low-volume stars: 637
low-volume daisies: 638
low-volume moons: 641
low-volume asterisks: 642
low-volume houses: 644
low-volume sprigs: 646
low-volume leaves: 647
low-volume diamonds: 648
low-volume rings: 649
low-volume squares: 650
low-volume flowers: 655
grunge: 657 661 665 668 672 675 678 680 684 686 689 692 757
spray: 658 662 666 669 673 676 681 685 687 690 693
geometric: 659 663 667 670 674 677 679 682 688 691 694 697 703 711 714 742 743 744 745 746 747 750 778
ombre stripe: 660 664 671 683 695
border stripe: 702 734 779
tossed buttons: 713
tossed triangles: 751
tossed bats: 769
set cats: 770
tossed ghosts: 771
tossed webs: 772
tossed candy corn: 773
tossed hats: 774
tossed fireworks: 781
`;

/** The kind of each library fabric by its number: 'pin dot', 'tartan'. */
export const fabricKinds: ReadonlyMap<number, string> = new Map(
  KINDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [kind = '', numbers = ''] = line.split(': ');
      return numbers.split(' ').map((fabricNum): [number, string] => [Number(fabricNum), kind]);
    }),
);
