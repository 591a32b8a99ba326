import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { prerender } from './scripts/prerender.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), prerender()],
  publicDir: 'src/web/public',
  build: { outDir: 'dist', assetsInlineLimit: 0 },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` } },
})
