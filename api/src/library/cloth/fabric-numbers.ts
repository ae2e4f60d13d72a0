/**
 * The name of every library fabric in the order of its number, from 11 on. Quilts hold fabrics by number, so the list is
 * only ever added to at its end: a number is for ever, and a name too, for blocks choose their cloth by it.
 */
const NAMES = `
Midnight Pond, Dusk Meadow, Night Pin Dot, Porch Gingham, Creek Water, Blue Willow Peony,
Feather Bed Ticking, Bluebell Shirting, Chambray, Harbour Plaid, Hydrangea Vine, Lullaby Dot, North Star,
Deep Lagoon, Workshirt, Regatta Foulard, Morning Windowpane, Rolling Waves, Indigo Paisley, Sea Captain,
Rainy Window, Prairie Wife, Washed Denim, Shirt Tail Stripe, Moonlit Fern, First Snow, Slate Lake,
Delft Ditsy, Blue Ribbon Scroll, Falling Leaf Blue, Midnight Vine, Inkwell, Sage Garden, Hunter Calico,
Mossy Bank, Fern Hollow, Clover Pin Dot, Garden Gate, Black Watch Meadow, Rain Forest, Spring Arbour,
Shamrock Foulard, Artichoke, Willow Leaf, Lichen Linen, Cheddar, Cheddar Calico, Honeycomb,
Goldenrod Vine, Lemonade Stand, Butter Dot, Amber Star, Sunny Poppies, Harvest Moon, Bumblebee Zigzag,
Breakfast Nook, Maize Stripe, Buttercup Shirting, Straw Linen, Midnight Marigold, Barn Red, Madder Garden,
Picnic Dot, Diner Check, Evening Peony, Highland Holiday, Cranberry Fold, Bandana, Robin Shirting,
Lumber Camp, Cardinal Vine, Boarding House Ticking, Ladybird Pin Dot, Cherry Pie, Garnet Pool,
Brick Shot Cotton, Turkey Red, Grandmothers Roses, Hunt Club, Sweetheart, Settlers Stripe, Candy Zigzag,
Rhubarb Linen, Strawberry Windowpane, Poppy Wash, Clay Tile, Brick Walk, Peppermint Stripe, Rosewood Fern,
Hedgerow, Mission Tile, Sumac, Mulled Wine, Country Cream, Unbleached Muslin, Buttermilk Vine,
Rosebud Shirting, Indigo Shirting, Tea Pin Dot, Feedsack Morning, Kitchen Windowpane, Grain Sack Ticking,
Oatmeal Linen, Vanilla Cloud, Bittersweet Shirting, Linen Star, Antique Lace Rose, Ecru Scroll,
Mourning Shirting, Sage Sprinkle, Chestnut, Chocolate Garden, Saddle Leather, Acorn Vine, Gingerbread Dot,
Tea Room Check, Walnut Twill, Autumn Lodge, Canyon Wall, Homestead Stripe, Nutmeg Foulard, Flax Linen,
Pine Needle, Spring Pea, Celery Ditsy, Ivy Paisley, Fern Frond, Watercress Wash, Bottle Ticking,
Orchard Plaid, Pistachio Dot, Hedge Maze, Olive Grove Twill, Basil Basket, Mustard Seed, Old Gold,
Lemon Ice, Sunflower Field, Beeswax Hexagon, Chamomile Ditsy, Gilded Paisley, Antique Brass,
Primrose Wash, Bronze Twill, Biscuit Basket, Cafe Cream Stripe, Pearl Paisley, Parlour Damask,
Almond Twill, Tea Stain Wash, Eggshell Crackle, Bluebird Feedsack, Espresso, Toasted Almond, Barn Board,
Market Basket, Hickory Stripe, Cocoa Ditsy, Pheasant Paisley, Oak Hollow, Caramel Wash, Cinnamon Fern,
Sepia Rose, Coffee House, Acorn Path, Pumpkin, Apricot, Rust Shot Cotton, Tangerine Dot,
Persimmon Pin Dot, Creamsicle Gingham, Marmalade, Copper Kettle, Peach Vine, Rust Vine, Clementine Linen,
Autumn Calico, Peach Ditsy, Marigold Bouquet, Tiger Lily, Desert Sunset, Ember Fern, Apricot Wash,
Spice Paisley, Pumpkin Patch, Orange Grove, Maple Grove, Harvest Plaid, Cider Twill, Terracotta Scallop,
Monarch Foulard, Carrot Stripe, Ballet Slipper, Flamingo, Raspberry, Carnation Dot, Peony Pin Dot,
Rosy Cheek Gingham, Bubblegum Check, Strawberry Milk, Fuchsia Fold, Blush Vine, Mulberry Vine, Rose Linen,
Rambling Rose, Garden Party, Petal Ditsy, Berry Calico, Tulip Row, Valentine, Rose Quartz Wash,
Hibiscus Pool, Orchid Fern, Rosette Foulard, Pink Lemonade Stripe, Camellia Paisley, Strawberry Patch,
Primrose Plaid
`
  .trim()
  .split(/,\s+/);

/** Number of the first library fabric; below are the stand-ins and the plain background. */
const FIRST = 11;

/** The number of each library fabric by its name. */
export const fabricNumbers: ReadonlyMap<string, number> = new Map(NAMES.map((name, i) => [name, FIRST + i]));
