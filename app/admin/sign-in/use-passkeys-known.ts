import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'

/** Whether the browser supports passkeys; undefined until hydration. */
export function usePasskeysKnown(): boolean | undefined {
  const [known, setKnown] = useState<boolean>()
  useEffect(() => setKnown(browserSupportsWebAuthn()), [])
  return known
}
