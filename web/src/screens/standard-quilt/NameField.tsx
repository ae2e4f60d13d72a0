import { nameFault } from '@quiltwright/shared/names';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { useState } from 'react';
import { quiltCommands } from '../../document/quilt-commands';
import { run } from '../../document/quilt-store';
import { Field } from '../../ui/Field';

interface NameFieldProps {
  quilt: Quilt;
  labelHidden?: boolean;
  className?: string | undefined;
  /** A save was refused for the name: the hint shows even though the field was not touched. */
  showFault: boolean;
}

/** The quilt's name. It is taken over when the field is left; a fault is hinted at underneath. */
export function NameField({ quilt, labelHidden = false, className, showFault }: NameFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? quilt.quiltName;
  const fault = nameFault(name, 'quilt');
  const isTouched = typed !== null && typed !== '';
  const commit = () => {
    if (typed !== null) run(quiltCommands.rename(typed));
    setTyped(null);
  };
  return (
    <Field
      label="Quilt name"
      labelHidden={labelHidden}
      className={className ?? ''}
      placeholder="Name your quilt"
      autoComplete="off"
      value={name}
      fault={fault && (isTouched || quilt.quiltName !== '' || showFault) ? fault.hint : null}
      onChange={(event) => {
        setTyped(event.target.value);
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
