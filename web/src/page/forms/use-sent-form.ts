import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormProps,
  type UseFormSetError,
} from 'react-hook-form';

interface SentFormOptions<Values extends FieldValues> extends UseFormProps<Values> {
  defaultValues: DefaultValues<Values>;
  /**
   * Sends the values. Returns the message of a failure; null after success, or after a fault was set on a field by
   * `setError`.
   */
  send: (values: Values, setError: UseFormSetError<Values>) => Promise<string | null>;
}

/**
 * Returns the state of a form with a button that sends the values.
 * @returns `form` has props for `Form`. `field(name, rules)` returns the props for a `Field`. `isIncomplete` is true
 *   while a required field is empty or a value is invalid.
 */
export function useSentForm<Values extends FieldValues>({ send, ...options }: SentFormOptions<Values>) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError, setFocus } = useForm<Values>({
    mode: 'onTouched',
    ...options,
  });
  const { isValid, isSubmitting } = formState;
  const onSubmit = handleSubmit(async (values) => {
    setFailure(null);
    setFailure(await send(values, setError));
  });
  return {
    form: { isActing: isSubmitting, failure, onSubmit },
    field: (name: Path<Values>, rules: RegisterOptions<Values>) => ({
      ...register(name, rules),
      fault: formState.errors[name]?.message as string | undefined,
    }),
    isIncomplete: !isValid,
    setFocus,
  };
}
