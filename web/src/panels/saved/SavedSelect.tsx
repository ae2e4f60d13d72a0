import { Search } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Field } from '../../ui/fields/Field';
import { Select, type Option } from '../../ui/fields/Select';
import styles from './SavedSelect.module.css';

/**
 * The greatest number of options in a menu. A longer menu is slow to open and to read. If there are more options, the
 * menu lists the latest, and a search finds the others.
 */
const MOST = 100;

interface SavedSelectProps<Value extends string | number> {
  of?: 'quilt' | 'block';
  label: string;
  /** True if a heading already says the same as the label. */
  labelHidden?: boolean;
  /** The options, the latest first. */
  options: readonly Option<Value>[];
  value: Value | null;
  placeholder: string;
  disabled?: boolean;
  onChoose: (value: Value) => void;
  /** Buttons beside the menu. */
  children?: ReactNode;
}

/** The menu of a quilter's saved quilts or blocks. If there are many, it has a search by name. */
export function SavedSelect<Value extends string | number>({
  of = 'quilt',
  label,
  options,
  value,
  children,
  ...menu
}: SavedSelectProps<Value>) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = useMemo(
    () => options.filter(({ name }) => name.toLowerCase().includes(wanted)),
    [options, wanted],
  );
  const offered = useMemo(() => {
    const first = found.slice(0, MOST);
    // The chosen option stays in the list, so that the closed menu shows its name.
    const chosen = options.find((option) => option.value === value);
    return chosen && !first.includes(chosen) ? [...first, chosen] : first;
  }, [options, found, value]);
  return (
    <div className={styles.menu}>
      <div className={styles.row}>
        <Select label={label} options={offered} value={value} {...menu} />
        {children}
      </div>
      {options.length > MOST && (
        <Field
          label={`Search my ${of}s`}
          labelHidden
          type="search"
          icon={<Search aria-hidden />}
          placeholder={`Search ${options.length.toLocaleString('en')} ${of}s by name`}
          hint={
            found.length > MOST
              ? `The menu lists the latest ${MOST} of ${found.length.toLocaleString('en')}. Search for the others by name.`
              : wanted === ''
                ? null
                : `${found.length} found`
          }
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
          }}
        />
      )}
    </div>
  );
}
