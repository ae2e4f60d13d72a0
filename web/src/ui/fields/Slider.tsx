import styles from './Slider.module.css';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words for screen readers; left out if the number itself says enough. */
  words?: string;
  onChange: (value: number) => void;
}

/** A slider with its label beside it. */
export function Slider({ label, words, onChange, ...range }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        {...range}
        aria-valuetext={words}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.valueAsNumber);
        }}
      />
    </label>
  );
}
