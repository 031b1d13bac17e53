import { mount } from 'svelte';
import App from './App.svelte';
import { keepShell } from './installed';
import { settings } from './settings.svelte';
import { firstLanguage, words } from './lib/i18n/words.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/panels.css';
import './styles/table.css';
import './styles/folded.css';
import './styles/dice.css';
import './styles/screens.css';
import './styles/forced.css';

settings.apply();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => settings.apply());
await words.speak(firstLanguage(settings.kept.language));
keepShell();
mount(App, { target: document.getElementById('app')! });
