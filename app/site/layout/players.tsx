import { useEffect } from 'react'
import { isPlainClick } from '~/ui/held-click'

/** The player that starts after the page was loaded again. */
const startKey = 'afspil'
/** The page that was loaded again for its policy. */
const loadedKey = 'afspil-hentet'

/** Opens the players of other sites in their frames. Without scripts their cards are links. */
export function Players() {
  useEffect(() => {
    const start = sessionStorage.getItem(startKey)
    sessionStorage.removeItem(startKey)
    if (start === null) sessionStorage.removeItem(loadedKey)
    const cards = document.querySelectorAll<HTMLElement>('[data-player]')
    const started = [...cards].find(({ dataset }) => start !== null && dataset.player === start)
    if (started) open(started)
    document.addEventListener('securitypolicyviolation', loadPolicy)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('securitypolicyviolation', loadPolicy)
    }
  }, [])
  return null
}

function onClick(event: MouseEvent) {
  if (event.defaultPrevented || !isPlainClick(event)) return
  const card = (event.target as Element).closest<HTMLElement>('[data-player]')
  if (!card?.querySelector('a')) return
  event.preventDefault()
  open(card)
}

function open(card: HTMLElement) {
  const { player: src = '' } = card.dataset
  const frame = document.createElement('iframe')
  frame.title = card.querySelector('strong')?.textContent ?? ''
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = src
  card.querySelector('a')?.replaceWith(frame)
  frame.focus()
}

/**
 * Loads the page again if its frame was refused, since the browser has the policy of the page that was loaded
 * first. A frame that is refused after that stays empty.
 */
export function loadPolicy({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) {
  const frame = [...document.querySelectorAll<HTMLIFrameElement>('[data-player] iframe')].find(
    ({ src }) => src.startsWith(new URL(blockedURI, location.href).origin),
  )
  if (!frame || !/^(?:frame|default)-src$/.test(effectiveDirective)) return
  if (sessionStorage.getItem(loadedKey) === location.href) return
  sessionStorage.setItem(loadedKey, location.href)
  sessionStorage.setItem(startKey, frame.src)
  location.reload()
}
