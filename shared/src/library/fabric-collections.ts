/**
 * The numbers of fabrics that were designed to be sewn together, by collection. A few fabrics belong to two
 * collections.
 */
const COLLECTIONS = `
Civil War: 32 57 72 87 105 108 119 122 696 697 698 699 700 701 702 703 704 705
Feedsack: 60 68 110 162 217 318 706 707 708 709 710 711 712 713 714
Shirtings: 13 18 83 108 109 111 112 115 119 231 441 715 716 717 718 719 720 721 722 723
Homespun: 17 91 126 130 167 198 276 724 725 726 727 728 729 730 731 732
Toile: 16 19 104 117 158 173 277 571 733 734 735 736 737 738 739 740 741
Modern: 540 605 613 634 680 682 742 743 744 745 746 747 748 749 750 751
Tropical: 190 464 469 482 510 560 583 607 610 752 753 754 755 756 757 758 759
Lodge: 80 127 128 133 170 175 381 689 760 761 762 763 764 765 766 767
Halloween: 176 195 540 574 592 672 679 768 769 770 771 772 773 774 775
Patriotic: 23 420 436 445 447 530 549 776 777 778 779 780 781 782 783
`;

/** A collection of fabrics that were designed to be sewn together, as shops sell it. */
export interface FabricCollection {
  /** The number of the collection, 1001 or above. The numbers of palettes end below 1000. */
  readonly collectionNum: number;
  readonly collectionName: string;
  readonly fabricNums: readonly number[];
}

/** The collections of the library, of 12 to 20 fabrics each. */
export const fabricCollections: readonly FabricCollection[] = COLLECTIONS.trim()
  .split('\n')
  .map((line, index) => {
    const [collectionName = '', numbers = ''] = line.split(': ');
    return { collectionNum: 1001 + index, collectionName, fabricNums: numbers.split(' ').map(Number) };
  });
