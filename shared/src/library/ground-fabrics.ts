/** The numbers of the fabrics in the palettes Off-Whites and Whites. */
const NUMBERS = `
104 105 106 107 108 109 110 111 112 113 115 116 117 118 119 120 155 156 157 158 159 161 162 498 499 583 584 585 586 587
588 623 624 625 626 627 628 629 630 631 632 684 685 718 719 720 721 722 723 741 767 780
437 438 439 440 441 442 443 444 445 446 447 448 449 450 452 453 454 455 456 457 458 459 460 461 462 518 613 614 615 616
617 618 619 620 621 622 715 716 717 744
`;

/**
 * The numbers of library fabrics that suit as the ground (background fabric) of a block. Any two of these fabrics can
 * replace each other.
 */
export const groundFabrics: ReadonlySet<number> = new Set(NUMBERS.trim().split(/\s+/).map(Number));
