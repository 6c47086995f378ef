/** Whether a text can refer to a row by its table and id, such as 'bibliography/1b9d…'. */
export function isCardReference(reference: string): boolean {
  return /^[a-z_]{1,40}\/[\w-]{1,64}$/.test(reference)
}
