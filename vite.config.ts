import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { onDevice } from './scripts/on-device.ts'
import { prerender } from './scripts/prerender.ts'
import { serviceWorker } from './scripts/service-worker.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), prerender(), serviceWorker(), onDevice()],
  publicDir: 'src/web/public',
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // Few files rather than a hundred small ones: each costs a round trip and a head. What every page needs; what
        // every page before the login needs; the tool's own base; what many of its pages share.
        codeSplitting: {
          groups: [
            // What the page itself names: it finds all else, and waits for nothing.
            {
              name: 'start',
              test: /preload-helper|src[\\/]web[\\/](front[\\/]pages|guides[\\/](guide|slugs)|held-taps|painted|shapes|private[\\/]flag)\.ts$/,
              priority: 9,
            },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 8 },
            {
              name: 'base',
              test: /src[\\/]web[\\/](ui[\\/]TopBar|PageError)\.tsx$/,
              priority: 7,
            },
            {
              name: 'front',
              test: /src[\\/]web[\\/]front[\\/](FrontFrame|Section|PageTop|StartFree|show)\.tsx$/,
              priority: 6,
            },
            { name: 'notes', test: /src[\\/]web[\\/]ui[\\/](Alert|Badge|Note)\.tsx$/, priority: 6 },
            { name: 'words', test: /src[\\/](units|billing|web[\\/]copy)[\\/]/, minShareCount: 3, priority: 5 },
            { name: 'icons', test: /lucide-react/, minShareCount: 3, priority: 5 },
            { name: 'tool', test: /src[\\/]web[\\/](app|AppLayout)\.tsx$/, priority: 2 },
            { name: 'zod', test: /node_modules[\\/]zod[\\/]|contract[\\/]refusal\.ts$/, priority: 4 },
            { name: 'shapes-parts', test: /contract[\\/]analysis-parts\.ts$/, minShareCount: 6, priority: 4 },
            { name: 'shapes-analyses', test: /contract[\\/]analyses\.ts$/, minShareCount: 6, priority: 4 },
            { name: 'shapes-billing', test: /contract[\\/](billing|accounts)\.ts$/, minShareCount: 6, priority: 4 },
            { name: 'shapes', test: /contract[\\/]/, minShareCount: 6, priority: 3 },
            { name: 'shared', minShareCount: 7, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` } },
})
