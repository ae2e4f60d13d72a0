import { UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import { Heart, Upload } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/basics/Button';
import styles from './FabricPalette.module.css';
import { FAVOURITES } from './palette-contents';
import { isSearch, type Wanted } from './use-cloth';

interface NoFabricsProps {
  paletteNum: number;
  wanted: Wanted;
  isOtherValue: boolean;
  onAnyValue: () => void;
}

/** Says why no fabric is shown, and offers next steps. */
export function NoFabrics({ paletteNum, wanted, isOtherValue, onAnyValue }: NoFabricsProps) {
  if (isOtherValue)
    return (
      <div className={styles.nothing}>
        <p>{`None of these fabrics is ${wanted.value ?? 'here'}.`}</p>
        <Button onClick={onAnyValue}>Show all values</Button>
      </div>
    );
  if (isSearch(wanted))
    return (
      <p
        className={styles.quiet}
      >{`No fabric has the name “${wanted.words.trim()}”. Try a colour or a kind of print: navy, rust, plaid, dots.`}</p>
    );
  if (paletteNum === FAVOURITES)
    return (
      <div className={styles.nothing}>
        <Heart aria-hidden />
        <p>To make a fabric a favourite, press the heart on the fabric, or hold the fabric with a finger.</p>
      </div>
    );
  if (paletteNum === UPLOADS_PALETTE)
    return (
      <div className={styles.nothing}>
        <Upload aria-hidden />
        <p>Upload pictures of your own fabrics to use them in blocks and quilts.</p>
        <ButtonLink to="/fabric-uploading">Upload Fabrics</ButtonLink>
      </div>
    );
  return <p className={styles.quiet}>This palette has no fabrics yet. Try another palette.</p>;
}
