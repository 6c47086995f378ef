import { formOf } from '~/forms/form'
import { useSaving } from './use-saving'

/** Sends a list command, such as deleting, to the screen's action, or to the given path. The list then reloads. */
export function useCommand(to?: string): (fields: Record<string, string>) => void {
  const { send } = useSaving(() => {}, to)
  return (fields) => send(formOf(fields))
}
