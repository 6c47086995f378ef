export const hymnsText = {
  count: (hymns: number) => (hymns === 1 ? '1 salme' : `${hymns} salmer`),
}
