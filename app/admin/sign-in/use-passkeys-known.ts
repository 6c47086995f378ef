import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'

/** Whether the browser knows passkeys; undefined until that can be asked. */
export function usePasskeysKnown(): boolean | undefined {
  const [known, setKnown] = useState<boolean>()
  useEffect(() => setKnown(browserSupportsWebAuthn()), [])
  return known
}
