type Option = { value: string; label: string };

/** The form's options, plus values beside them that are stored or proposed. */
export function offeredOptions(
  options: readonly Option[],
  beside: readonly string[],
  titleOf: (value: string) => string = (value) => value,
): Option[] {
  const unknown = [...new Set(beside)].filter(
    (value) => value !== "" && options.every((option) => option.value !== value),
  );
  return [...options, ...unknown.map((value) => ({ value, label: titleOf(value) }))];
}
