export function isKeyOf<Values extends object>(values: Values, key: unknown): key is keyof Values {
  return typeof key === 'string' && Object.hasOwn(values, key)
}
