import { useEffect } from 'react'
import { isPlainClick } from '~/ui/held-click'

/** The player that starts after the page was loaded again. */
const startKey = 'afspil'

/** Opens the players of other sites in their frames. Without scripts their cards are links. */
export function Players() {
  useEffect(() => {
    const start = sessionStorage.getItem(startKey)
    sessionStorage.removeItem(startKey)
    const cards = document.querySelectorAll<HTMLElement>('[data-player]')
    const started = [...cards].find(({ dataset }) => start !== null && dataset.player === start)
    if (started) open(started)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
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
  // The browser has the policy of the page that was loaded first, if this one was reached from another.
  const loadPolicy = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'frame-src') return
    sessionStorage.setItem(startKey, src)
    location.reload()
  }
  document.addEventListener('securitypolicyviolation', loadPolicy, { once: true })
  frame.addEventListener('load', () =>
    document.removeEventListener('securitypolicyviolation', loadPolicy),
  )
  card.querySelector('a')?.replaceWith(frame)
  frame.focus()
}
