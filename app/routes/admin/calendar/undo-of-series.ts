import type { ChangedEvents } from '~/domain/calendar/calendar-commands.server'
import { historyScreen } from '~/domain/history/history.copy'
import type { ToastText } from '~/forms/answer'

/** The undo of a toast about a change of several events. It undoes the whole change. */
export function undoOf({ change }: ChangedEvents): Pick<ToastText, 'undo' | 'undoAt'> {
  return change === undefined ? {} : { undo: { intent: 'undo', change }, undoAt: historyScreen }
}
