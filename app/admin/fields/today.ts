import { createContext, useContext } from 'react'

/** Today's date in Copenhagen by the server's clock, YYYY-MM-DD. */
export const TodayContext = createContext('')

/** Returns today's date, used to complete dates typed without a year. Empty outside the back-office. */
export function useToday(): string {
  return useContext(TodayContext)
}
