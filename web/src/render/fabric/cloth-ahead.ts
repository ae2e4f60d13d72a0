import { Watched } from '../camera/watched';

/**
 * Creates the list of the fabrics, by number, that the next press may show. The canvas loads their pictures, so that
 * they show with the press.
 */
export const createClothAhead = () => new Watched<readonly number[]>([]);
