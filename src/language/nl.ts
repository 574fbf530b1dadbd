import type { Dictionary } from './en';

/** The Dutch words, in the formal address (u) of the specification's toast. */
export const nl: Dictionary = {
  'nav.about': 'Over ons',
  'nav.brandHome': 'naar de startpagina',
  'nav.contact': 'Contact',
  'nav.getStarted': 'Aan de slag',
  'nav.home': 'Home',
  'nav.label': 'Hoofdmenu',
  'nav.language': 'Taal',
  'nav.menu': 'Menu',
  'nav.portfolio': 'Portfolio',
  'nav.services': 'Diensten',
  'nav.skip': 'Naar de inhoud',

  'hero.getStarted': 'Aan de slag',
  'hero.learnMore': 'Meer weten',
  'hero.text':
    'Wij adviseren, bouwen, stroomlijnen en beheren. Een klein, ervaren team dat blijft tot uw systemen doen wat uw mensen nodig hebben.',
  'hero.title': 'Nuchtere IT, van plan tot praktijk.',

  'services.consulting.text':
    'Een onafhankelijke blik op uw IT: wat blijft, wat wordt vervangen, en in welke volgorde.',
  'services.consulting.title': 'Advies',
  'services.development.text': 'Snelle, toegankelijke websites die uw eigen mensen kunnen bijhouden.',
  'services.development.title': 'Websiteontwikkeling',
  'services.management.text':
    'Dagelijkse zorg voor uw bedrijfsapplicaties: updates, toegang en ondersteuning, met één vast aanspreekpunt.',
  'services.management.title': 'Applicatiebeheer',
  'services.process.text':
    'Heldere processen voor incidenten, wijzigingen en aanvragen, ingericht in de middelen die uw teams al gebruiken.',
  'services.process.title': 'Procesmanagement',
  'services.text': 'Vier disciplines, één team. U spreekt de mensen die het werk doen.',
  'services.title': 'Wat wij doen',

  'clients.link': 'Bekijk wat wij voor hen deden',
  'clients.text': 'Van gemeentehuis tot energiebedrijf, van publieke gezondheid tot verzekeraar.',
  'clients.title': 'Organisaties waarvoor wij werkten',

  'portfolio.close': 'Sluiten',
  'portfolio.now': 'heden',
  'portfolio.project': 'project',
  'portfolio.projectsDelivered': 'projecten opgeleverd',
  'portfolio.subtitle': 'De organisaties waarvoor wij werkten, de nieuwste eerst. Kies er een en lees wat wij deden.',
  'portfolio.technologies': 'Technologie',
  'portfolio.timeline': 'Opdrachtgevers, de nieuwste eerst',
  'portfolio.title': 'Portfolio',

  'portfolio.asr.desc':
    'Voor deze verzekeraar ondersteunden wij de overgang van kantoorwerkplekken naar een nieuwere Citrix-omgeving, met scripts die het team terugkerende controles uit handen namen.',
  'portfolio.asr.name': 'Werkplekmigratie bij een verzekeraar',
  'portfolio.deltafiber.desc':
    'Tijdens de fusie waarin het bedrijf van 300 naar 1500+ medewerkers groeide, hielpen wij processen, financiële systemen en werkplekken samen te voegen, terwijl het dagelijks werk doorging.',
  'portfolio.deltafiber.name': 'Eén IT-organisatie na een fusie',
  'portfolio.doit.desc':
    'Samen met de collega’s van deze IT-dienstverlener richtten wij beheerde werkplekken in voor hun klanten: apparaten die zichzelf installeren en toegang die bij elke rol past.',
  'portfolio.doit.name': 'Beheerde werkplekken in de cloud',
  'portfolio.fugro.desc':
    'Een korte opdracht in een SAP-landschap: wij hielpen openstaande aanvragen op te lossen en legden vast hoe dat gaat, zodat het team zelf verder kon.',
  'portfolio.fugro.name': 'Ondersteuning in een SAP-landschap',
  'portfolio.ggd.desc':
    'Voor de koepel van publieke gezondheidsdiensten zorgen wij voor de processen rond incidenten, wijzigingen en aanvragen, richten ze in met ServiceNow en helpen teams ermee te werken.',
  'portfolio.ggd.name': 'Procesmanagement voor de publieke gezondheid',
  'portfolio.gouda.desc':
    'Wij hielpen de gemeente haar werkplekken te beheren: toegang tot applicaties via Citrix, veiliger aanmelden, en duidelijke antwoorden voor de collega’s die ermee werken.',
  'portfolio.gouda.name': 'Werkplekbeheer voor een gemeente',
  'portfolio.haskoning.desc':
    'Voor ingenieurs die over grenzen heen samenwerken beheerden wij teamsites en rechten, en automatiseerden wij de stappen die elke week terugkwamen.',
  'portfolio.haskoning.name': 'Samenwerken in SharePoint',
  'portfolio.knab.desc':
    'Bij deze bank brachten wij samen met de teams de serviceprocessen in kaart, vereenvoudigden ze waar dat kon, en legden het resultaat vast in ServiceNow.',
  'portfolio.knab.name': 'Serviceprocessen bij een bank',
  'portfolio.nlo.desc':
    'Wij bereidden de stap naar Office 365 voor en begeleidden die: documenten in SharePoint, beheerde laptops, en voor iedereen aanmelden met een tweede factor.',
  'portfolio.nlo.name': 'De stap naar een cloudwerkplek',
  'portfolio.royalaware.desc':
    'Wij richtten veilig aanmelden en apparaatbeheer in, en beproefden het met de mensen die ermee werken voordat iedereen volgde.',
  'portfolio.royalaware.name': 'Veilig aanmelden en beheerde apparaten',
  'portfolio.shell.desc':
    'Als deel van een groter ondersteuningsteam handelden wij aanvragen en incidenten rond bedrijfsapplicaties af, en hielden wij de afspraken daarover actueel.',
  'portfolio.shell.name': 'Applicatieondersteuning op grote schaal',
  'portfolio.stichting.desc':
    'Wij hielpen de stichting mail en documenten naar Office 365 te verhuizen, in stappen die tijd lieten voor uitleg en vragen.',
  'portfolio.stichting.name': 'Stap voor stap naar Office 365',
  'portfolio.tcs.desc':
    'Binnen een internationaal team coördineerden wij incidenten en wijzigingen, en zorgden wij dat elke melding een eigenaar en een volgende stap had.',
  'portfolio.tcs.name': 'Coördinatie in een internationaal team',

  'contact.details': 'Onze gegevens',
  'contact.email': 'E-mail',
  'contact.emailMissing': 'Vul uw e-mailadres in, dan kunnen wij u antwoorden.',
  'contact.emailWrong': 'Controleer het e-mailadres; het ziet eruit als naam@example.com.',
  'contact.fallback': 'Het formulier werkt nu niet. Een e-mail kan ook:',
  'contact.message': 'Bericht',
  'contact.messageMissing': 'Schrijf in een paar woorden wat u zoekt.',
  'contact.name': 'Naam',
  'contact.nameMissing': 'Vul uw naam in.',
  'contact.phone': 'Telefoon',
  'contact.required': 'Alle velden zijn verplicht.',
  'contact.send': 'Bericht versturen',
  'contact.sending': 'Bezig met verzenden…',
  'contact.sentText': 'We nemen zo snel mogelijk contact met u op.',
  'contact.sentTitle': 'Bericht verzonden!',
  'contact.text': 'Een paar regels zijn genoeg om te beginnen. Liever bellen of mailen? Graag.',
  'contact.title': 'Vertel ons wat u zoekt',
  'contact.address': 'Adres',

  'about.clientFirst.text':
    'Wij luisteren voordat wij iets voorstellen. Wij leggen uit wat wij doen in woorden die iedereen aan tafel begrijpt, en zeggen het ook als een kleinere oplossing de betere is. Wanneer wij weggaan, weten uw mensen hoe alles werkt.',
  'about.clientFirst.title': 'De klant voorop',
  'about.expertise.cloud.text': 'Azure, aanmelden met een tweede factor, en toegang die bij de rol past.',
  'about.expertise.cloud.title': 'Cloud en identiteit',
  'about.expertise.erp.text': 'Dynamics NAV, Business Central en SAP, en de mensen die ervan afhangen.',
  'about.expertise.erp.title': 'Bedrijfsapplicaties',
  'about.expertise.service.text': 'ServiceNow en de afspraken eromheen: wie doet wat, en wanneer is het klaar.',
  'about.expertise.service.title': 'Servicemanagement',
  'about.expertise.title': 'Waar wij goed in zijn',
  'about.expertise.workplace.text': 'Office 365, SharePoint, Intune en Citrix, beheerd zonder poespas.',
  'about.expertise.workplace.title': 'Digitale werkplek',
  'about.intro':
    'Wij zijn een klein IT-adviesbureau in Nederland met meer dan tien jaar ervaring in grote en kleine organisaties. Wij kennen het plan, het systeem en de servicedesk, want op elk van die plekken hebben wij gewerkt.',
  'about.mission.quote': 'Techniek moet mensen de ruimte geven om hun werk te doen, en verder niet in de weg zitten.',
  'about.mission.text':
    'Wij maken IT waarop mensen kunnen rekenen en die zij begrijpen. Niet het nieuwste omdat het nieuw is, maar wat past bij het werk dat gedaan moet worden.',
  'about.mission.title': 'Onze missie',
  'about.reputation.text':
    'Wij worden liever aanbevolen dan geadverteerd. Daarom beloven wij wat wij kunnen waarmaken, en maken wij het waar.',
  'about.reputation.title': 'Onze reputatie',
  'about.title': 'Over ons',

  'footer.registration': 'KvK-nummer',
  'footer.rights': 'Alle rechten voorbehouden.',
  'footer.tagline': 'IT met beide benen op de grond.',
  'footer.vat': 'Btw-nummer',

  'notFound.link': 'Terug naar de startpagina',
  'notFound.text': 'Oeps! Pagina niet gevonden',
  'notFound.title': '404',

  'error.part': 'Dit deel van de pagina kon niet worden getoond.',

  'app.install': 'Installeren als app',
  'app.installByHand': 'Deze site op uw beginscherm? Tik op het deelsymbool en kies ‘Zet op beginscherm’.',
  'app.later': 'Later',
  'app.newText': 'Laad opnieuw om die te zien. Wat u hebt getypt, blijft staan.',
  'app.newTitle': 'Er is een nieuwe versie van deze site',
  'app.offlineText': 'Geen probleem: elke pagina van deze site opent gewoon.',
  'app.offlineTitle': 'U bent offline',
  'app.readyText': 'Deze site opent voortaan ook zonder verbinding.',
  'app.readyTitle': 'Klaar voor offline gebruik',
  'app.reload': 'Opnieuw laden',

  'page.about.description':
    'Een klein IT-adviesbureau in Nederland met meer dan tien jaar ervaring in werkplekken, servicemanagement, bedrijfsapplicaties en cloud.',
  'page.about.title': 'Over ons',
  'page.home.description':
    'Klein, ervaren IT-adviesbureau in Nederland: advies, websiteontwikkeling, procesmanagement en applicatiebeheer.',
  'page.home.title': 'Nuchter IT-adviesbureau',
  'page.not-found.description': 'Deze pagina bestaat niet.',
  'page.not-found.title': 'Pagina niet gevonden',
  'page.portfolio.description':
    'Van publieke gezondheid en bankwezen tot energie en techniek: wat wij voor onze opdrachtgevers deden, wanneer en waarmee.',
  'page.portfolio.title': 'Portfolio',

  'toast.close': 'Bericht sluiten',
  'toast.region': 'Berichten (Alt+T)',
};
