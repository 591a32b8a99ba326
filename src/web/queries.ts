import { QueryClient } from '@tanstack/react-query'

/** What the server answered, kept while the page is open. */
export const queries = new QueryClient({
  // Offline, a call fails at once and says so, rather than waiting without a word.
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, retry: 1, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
