import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GuideText } from '@/content/guide';
import { supportContact, urgencies } from '@/content/support/contact';
import { flightStatus } from '@/content/support/flight-status';
import { giftCard } from '@/content/support/gift-card';
import { manageBooking } from '@/content/support/manage-booking';
import { supportQuestions } from '@/content/support/questions';
import { selfService } from '@/content/support/self-service';
import { trackRefund } from '@/content/support/track-refund';
import { trackVisa } from '@/content/support/track-visa';
import { travelRequirements } from '@/content/support/travel-requirements';
import supportAr from '@/messages/ar/support.json';
import support from '@/messages/en/support.json';

const guides = [supportContact, flightStatus, giftCard, manageBooking, trackRefund, trackVisa, travelRequirements];
const named = guides.map((guide) => [guide.name.en, guide] as const);
/** Anchors of the forms and cards around the texts of a page. */
const taken = ['passport', 'destination', 'all-destinations', 'help-title', 'contents-title', 'questions', 'pages'];

const shape = (text: GuideText) => ({
  facts: text.facts.length,
  questions: text.questions.length,
  sections: text.sections.map(({ id, paragraphs, points, inOrder }) => [id, paragraphs.length, points?.length, inOrder]),
});

describe('the pages of support', () => {
  it.each(named)('%s has the lengths that search engines show', (_name, guide) => {
    for (const { title, description } of [guide.en, guide.ar]) {
      expect(title.length, title).toBeLessThanOrEqual(45);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(description.length, description).toBeGreaterThan(90);
    }
  });

  it.each(named)('%s has the same parts in both languages, and four facts', (_name, guide) => {
    expect(shape(guide.ar)).toEqual(shape(guide.en));
    expect(guide.en.facts).toHaveLength(4);
    expect(guide.en.questions.length).toBeGreaterThanOrEqual(3);
  });

  it.each(named)('%s is written in each language with its own letters', (_name, guide) => {
    expect(JSON.stringify(guide.en)).not.toMatch(/\p{Script=Arabic}/u);
    expect(JSON.stringify(guide.ar)).not.toMatch(/[\u0660-\u0669?;—]|\p{Script=Arabic}, /u);
  });

  it.each(named)('%s has unique anchors', (_name, guide) => {
    const anchors = guide.en.sections.map(({ id }) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.filter((id) => taken.includes(id))).toEqual([]);
  });

  it.each(['en', 'ar'] as const)('have titles, descriptions and headings of their own in %s', (locale) => {
    const index = (locale === 'en' ? support : supportAr).index;
    for (const field of ['title', 'description', 'heading'] as const) {
      const words = [index[field], ...guides.map((guide) => guide[locale][field])];
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

describe('the index of support', () => {
  it('has the same lengths', () => {
    for (const { title, description } of [support.index, supportAr.index]) {
      expect(title.length).toBeLessThanOrEqual(45);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description.length).toBeGreaterThan(90);
    }
  });

  it('links to every page of support once, and to the flights', () => {
    const pages = readdirSync('app/[locale]/support', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const addresses = ['/services/flight-status', ...pages.map(({ name }) => `/support/${name}`)];
    expect(selfService.map(({ href }) => href).sort()).toEqual(addresses.sort());
  });

  it('has the same questions in both languages, each once', () => {
    expect(supportQuestions.ar.questions).toHaveLength(supportQuestions.en.questions.length);
    for (const { questions } of Object.values(supportQuestions)) {
      expect(new Set(questions.map(({ term }) => term)).size).toBe(questions.length);
      for (const { term, text } of questions) expect(text.length, term).toBeGreaterThan(80);
    }
  });
});

describe('the three ways to reach us', () => {
  it('are listed once each, with a prefilled message where possible', () => {
    expect(urgencies.map(({ way }) => way)).toEqual(['phone', 'whatsapp', 'email']);
    for (const { way, message } of urgencies) {
      if (way === 'phone') continue;
      expect(message.en).toContain('KT-');
      expect(message.ar).toContain('KT-');
    }
  });
});
