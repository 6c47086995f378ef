import { type RefObject, useEffect } from 'react'

/** Ctrl+S and Cmd+S submit the form. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // Ignored while a dialog is open over the form.
      if (form.current?.closest('[aria-hidden="true"], [inert]')) return
      form.current?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [form])
}
