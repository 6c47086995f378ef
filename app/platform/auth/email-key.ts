/** The address as it is compared: without upper case, its domain as a server reads it (RFC 3492). */
export function emailKey(email: string): string {
  const [local, domain] = parts(email)
  const host = domain.toLowerCase()
  const url = `http://${host}`
  return `${local.toLowerCase()}@${URL.canParse(url) ? new URL(url).hostname : host}`
}

/** Equal for addresses that most likely reach the same mailbox, so that nobody is mailed twice through another spelling. */
export function mailboxKey(email: string): string {
  const [local, domain] = parts(emailKey(email))
  const name = local.replace(/(?<=.)\+.*$/, '')
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

function parts(email: string): [local: string, domain: string] {
  const at = email.lastIndexOf('@')
  return [email.slice(0, at), email.slice(at + 1)]
}
