import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';
import { firstLanguage, words } from './words/words.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/board.css';
import './styles/panels.css';
import './styles/table.css';
import './styles/dice.css';
import './styles/screens.css';

settings.apply();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => settings.apply());
await words.speak(firstLanguage(settings.kept.language));
mount(App, { target: document.getElementById('app')! });
