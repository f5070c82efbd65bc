import type { Bilingual } from '../bilingual.ts';
import type { GuideSection } from '../guide.ts';
import type { MessageChoice } from './message-choice.ts';
import type { PageWords } from './page-words.ts';

interface FeedbackText extends PageWords {
  choicesHeading: string;
  choices: readonly MessageChoice[];
  after: GuideSection;
  urgent: { heading: string; text: string };
}

export const feedback: { name: Bilingual; en: FeedbackText; ar: FeedbackText } = {
  name: { en: 'Feedback', ar: 'شاركنا رأيك' },
  en: {
    title: 'Tell us how your trip went',
    description:
      'Praise, a complaint or an idea for Karam Travel: send it by WhatsApp or email with the questions already written, and read what happens next.',
    heading: 'How did it go?',
    lead: 'You have seen the room, waited at the desk and met the driver. We have not. Three sentences from you help the next family more than any brochure.',
    choicesHeading: 'What is it about?',
    choices: [
      {
        title: 'It went well',
        text: 'Say what, and who helped. We pass it on by name.',
        subject: 'It went well',
        message:
          'Hello Karam Travel, I would like to say thank you.\nBooking reference, if at hand:\nWhat was good:\nWho helped:\nWould I book again, from 1 to 5:',
      },
      {
        title: 'Something went wrong',
        text: 'The reference, what happened and what you would like us to do. Photographs and receipts help.',
        subject: 'A complaint',
        message:
          'Hello Karam Travel, something went wrong.\nBooking reference:\nWhat happened, and when:\nWhom I told about it then:\nWhat I expect of you:',
      },
      {
        title: 'I have an idea',
        text: 'A place we should offer, a word on this site that is unclear, anything that could be easier.',
        subject: 'An idea',
        message: 'Hello Karam Travel, I have an idea.\nWhere I missed something, page or branch:\nWhat I would do:',
      },
    ],
    after: {
      id: 'after',
      heading: 'What happens next',
      paragraphs: [],
      inOrder: true,
      points: [
        { term: 'A person reads it', text: 'And replies when the office opens, to tell you who is dealing with it.' },
        {
          term: 'We look into it',
          text: 'With the desk that booked, and with the airline or the hotel if the cause lies there.',
        },
        {
          term: 'We tell you the outcome',
          text: 'Even if there is nothing to refund. A claim against an airline or an insurer may take weeks; we tell you where it stands.',
        },
        {
          term: 'We change what can be changed',
          text: 'If a hotel disappoints twice, we stop recommending it. We don’t publish anything you write.',
        },
      ],
    },
    urgent: {
      heading: 'Are you travelling right now?',
      text: 'Don’t fill in the form: call us. We can fix a lot while you are there, and little afterwards.',
    },
  },
  ar: {
    title: 'أخبرنا كيف كانت رحلتك',
    description:
      'شكر أو شكوى أو فكرة لكرم للسفر: أرسلها عبر واتساب أو البريد الإلكتروني برسالة كُتبت أسئلتها، واعرف ماذا يحدث بعد وصولها.',
    heading: 'كيف كانت رحلتك؟',
    lead: 'أنت من رأى الغرفة وانتظر عند المكتب وقابل السائق، لا نحن. ثلاث جمل منك تنفع العائلة التالية أكثر من أي كتيّب.',
    choicesHeading: 'ما موضوع رسالتك؟',
    choices: [
      {
        title: 'شكر وثناء',
        text: 'قل لنا ما أعجبك ومن ساعدك، ونبلغه شكرك باسمه.',
        subject: 'رحلة جيدة',
        message:
          'مرحبًا كرم للسفر، أود أن أشكركم.\nالرقم المرجعي إن وُجد:\nما أعجبني:\nمن ساعدني:\nهل أحجز معكم مرة أخرى؟ من 1 إلى 5:',
      },
      {
        title: 'لديّ شكوى',
        text: 'الرقم المرجعي وما حدث وما تنتظره منا. وتفيدنا الصور والإيصالات.',
        subject: 'شكوى',
        message: 'مرحبًا كرم للسفر، لديّ شكوى بشأن رحلتي.\nالرقم المرجعي:\nماذا حدث ومتى:\nمن أخبرته حينها:\nما أنتظره منكم:',
      },
      {
        title: 'لديّ فكرة',
        text: 'مكان ينبغي أن نعرضه، أو عبارة غير واضحة في الموقع، أو أي أمر يمكن أن يكون أسهل.',
        subject: 'فكرة',
        message: 'مرحبًا كرم للسفر، لديّ فكرة.\nأين لاحظت النقص، في أي صفحة أو فرع:\nما أقترحه:',
      },
    ],
    after: {
      id: 'after',
      heading: 'ماذا يحدث بعد وصولها؟',
      paragraphs: [],
      inOrder: true,
      points: [
        { term: 'يقرؤها أحدنا', text: 'ويرد عليك حين يفتح المكتب ليخبرك من يتولاها.' },
        { term: 'نبحث في الأمر', text: 'مع القسم الذي حجز لك، ومع شركة الطيران أو الفندق إن كان السبب هناك.' },
        {
          term: 'نخبرك بالنتيجة',
          text: 'ولو لم يكن هناك ما يُسترد. وقد تستغرق مطالبة شركة طيران أو تأمين أسابيع، فنخبرك أين وصلت.',
        },
        { term: 'نغيّر ما يمكن تغييره', text: 'الفندق الذي يخيّب الظن مرتين لا نقترحه مرة أخرى. ولا ننشر شيئًا مما تكتبه.' },
      ],
    },
    urgent: {
      heading: 'هل أنت في رحلتك الآن؟',
      text: 'إذن لا تكتب، بل اتصل بنا. فما يمكن إصلاحه وأنت هناك كثير، وما يمكن إصلاحه بعد عودتك قليل.',
    },
  },
};
